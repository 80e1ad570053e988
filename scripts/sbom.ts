import { writeFile } from 'node:fs/promises';
import project from '../package.json' with { type: 'json' };
import { billOfMaterials } from './parts/bill-of-materials.ts';
import { shippedPackages } from './parts/shipped-packages.ts';

/** Lists every package of a running site, for vulnerability monitoring. */
const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const packages = await shippedPackages();
await writeFile(
  file,
  `${JSON.stringify(billOfMaterials(project, packages, Object.keys(project.dependencies)), null, 2)}\n`,
);
console.log(`${file}: ${packages.length} packages, as CycloneDX 1.6.`);
