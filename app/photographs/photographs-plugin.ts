import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { photographTypes } from '#content/photograph.ts';
import { encodePhotograph, variantFile } from './encode-photograph.ts';

const name = 'virtual:photographs';
const resolved = `\0${name}`;
const folder = 'content';

function isPhotograph(file: string): boolean {
  return photographTypes.includes(path.extname(file).toLowerCase());
}

async function photographFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter(isPhotograph)
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
}

/** JavaScript that imports every variant of a photograph and puts their URLs into `srcset`s. */
async function written(files: readonly string[]): Promise<string> {
  const imports: string[] = [];
  const rows: string[] = [];
  for (const file of files) {
    const encoded = await encodePhotograph(file);
    const sets = (['avif', 'webp'] as const).map((format) => {
      const parts = encoded.widths.map((width) => {
        const variable = `address${imports.length}`;
        imports.push(
          `import ${variable} from ${JSON.stringify(`${variantFile(encoded, format, width)}?url&no-inline`)};`,
        );
        return `[${variable}, ${width}]`;
      });
      return `${format}: [${parts.join(', ')}]`;
    });
    const { width, height, tint } = encoded;
    rows.push(`${JSON.stringify(file)}: { ...${JSON.stringify({ width, height, tint })}, ${sets.join(', ')} }`);
  }
  return `${imports.join('\n')}\nexport default { ${rows.join(',\n')} };`;
}

/**
 * Encodes every photograph below `content/` and provides the URLs to the pages; the files become assets of the site.
 */
export function photographs(): Plugin {
  return {
    name: 'photographs',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => (id === resolved ? written(await photographFiles()) : undefined),
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (!isPhotograph(file)) return;
        for (const { moduleGraph } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(resolved);
          if (module) moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
