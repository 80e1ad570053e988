import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { shippedPackages } from './shipped-packages.ts';

const packages = await shippedPackages();
const project = JSON.parse(await readFile('package.json', 'utf8'));

/** Licences that require at most attribution; those of fonts also forbid selling the fonts alone. */
const permitted = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'Unlicense'];

test('everything that ships has a permissive licence', () => {
  // Of several alternatives, one is enough: '(MIT OR EUPL-1.1+)'.
  const choices = (license = '') => license.replaceAll(/[()]/g, '').split(' OR ');
  const others = packages.filter(({ license }) => !choices(license).some((one) => permitted.includes(one)));
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test("dependencies for building and testing don't count as shipped", () => {
  const names = packages.map(({ name }) => name);
  for (const name of Object.keys(project.dependencies)) expect(names).toContain(name);
  for (const name of Object.keys(project.devDependencies)) expect(names).not.toContain(name);
});

test('the bill of materials lists each package with its hash and dependencies', () => {
  const { components, dependencies } = billOfMaterials(project, packages, Object.keys(project.dependencies));
  expect(components).toHaveLength(packages.length);
  expect(components.filter((each) => !('hashes' in each) || !('licenses' in each))).toEqual([]);
  const references = new Set(components.map((each) => each['bom-ref']));
  expect(references.size).toBe(packages.length);
  const unknown = dependencies.flatMap(({ dependsOn }) => dependsOn).filter((place) => !references.has(place));
  expect(unknown).toEqual([]);
  expect(dependencies[0]?.dependsOn).toHaveLength(Object.keys(project.dependencies).length);
});

test('names, licences and hashes follow the format', () => {
  const made = billOfMaterials(
    { name: 'site', version: '1.0.0', license: 'MIT', description: '' },
    [
      {
        place: 'node_modules/@kites/tail',
        name: '@kites/tail',
        version: '1.2.3',
        license: 'MIT OR ISC',
        integrity: `sha512-${Buffer.from('bow').toString('base64')}`,
        needs: [],
      },
    ],
    ['@kites/tail'],
  );
  expect(made.components[0]).toEqual({
    type: 'library',
    'bom-ref': 'node_modules/@kites/tail',
    group: '@kites',
    name: 'tail',
    version: '1.2.3',
    purl: 'pkg:npm/%40kites/tail@1.2.3',
    licenses: [{ expression: 'MIT OR ISC' }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from('bow').toString('hex') }],
  });
});
