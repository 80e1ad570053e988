import type { ShippedPackage } from './shipped-packages.ts';

export interface Product {
  name: string;
  version: string;
  license: string;
  description: string;
}

/** The package URL: 'pkg:npm/%40hono/node-server@2.1.6'. */
function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** npm writes hashes in base 64, the format in hex. */
function hashes(integrity: string | undefined) {
  const [algorithm, content] = integrity?.split('-', 2) ?? [];
  if (algorithm !== 'sha512' || !content) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] };
}

/** An expression such as 'MIT OR Apache-2.0' isn't a single licence. */
function licenses(license: string | undefined) {
  if (!license) return {};
  return { licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }] };
}

function component({ place, name, version, license, integrity }: ShippedPackage) {
  const [scope, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': place,
    ...(scope ? { group: scope } : {}),
    name: short,
    version,
    purl: packageUrl(name, version),
    ...licenses(license),
    ...hashes(integrity),
  };
}

/** The packages of a running site, in CycloneDX 1.6 format. The same packages always give the same text. */
export function billOfMaterials(product: Product, packages: readonly ShippedPackage[], direct: readonly string[]) {
  const { name, version, license, description } = product;
  const wanted = new Set(direct.map((each) => `node_modules/${each}`));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': name,
        name,
        version,
        description,
        purl: packageUrl(name, version),
        ...licenses(license),
      },
    },
    components: packages.map(component),
    dependencies: [
      { ref: name, dependsOn: packages.map(({ place }) => place).filter((place) => wanted.has(place)) },
      ...packages.map(({ place, needs }) => ({ ref: place, dependsOn: [...new Set(needs)] })),
    ],
  };
}
