import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
      peer: z.boolean().optional(),
    }),
  ),
});

export interface ShippedPackage {
  /** Where it is installed: 'node_modules/pg/node_modules/split2'. */
  place: string;
  name: string;
  version: string;
  license: string | undefined;
  /** npm's integrity hash: 'sha512-…'. */
  integrity: string | undefined;
  /** The locations of its dependencies. */
  needs: readonly string[];
}

/** Every package that runs on the server or in a browser, without those only for building and testing. */
export async function shippedPackages(file = 'package-lock.json'): Promise<ShippedPackage[]> {
  const { packages } = lockFile.parse(JSON.parse(await readFile(file, 'utf8')));
  // Packages needed only for types, or on other systems, don't run here.
  const ships = (place: string) => {
    const row = packages[place];
    return place !== '' && row !== undefined && !row.dev && !row.devOptional && !row.optional && !row.peer;
  };
  return Object.entries(packages)
    .filter(([place]) => ships(place))
    .map(([place, { version = '', license, integrity, dependencies = {} }]) => ({
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
      needs: Object.keys(dependencies).flatMap((name) => placeFrom(place, name, ships) ?? []),
    }));
}

/** Node looks next to the package first, then in each parent folder. */
function placeFrom(place: string, name: string, ships: (place: string) => boolean): string | undefined {
  const candidate = `${place}/node_modules/${name}`;
  if (ships(candidate)) return candidate;
  const above = place.lastIndexOf('/node_modules/');
  if (above >= 0) return placeFrom(place.slice(0, above), name, ships);
  return ships(`node_modules/${name}`) ? `node_modules/${name}` : undefined;
}
