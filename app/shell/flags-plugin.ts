import path from 'node:path';
import type { Plugin } from 'vite';
import { offices } from '#company/facts.ts';

const folder = path.resolve('node_modules/country-flag-icons/3x2');
const name = 'virtual:office-flags';

/** The flags of the countries with an office, as files of the site: only these leave the package of all flags. */
export function officeFlags(): Plugin {
  return {
    name: 'office-flags',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const codes = offices.map(({ iso }) => iso);
      const imports = codes.map((iso) => `import ${iso} from '${path.join(folder, iso)}.svg?url&no-inline';`);
      return `${imports.join('\n')}\nexport default { ${codes.join(', ')} };`;
    },
  };
}
