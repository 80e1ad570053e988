import path from 'node:path';
import { build } from 'vite';
import { chatStorageKeys } from '#app/chat/chat-texts.ts';

/** A script of `app/start/` with its imports, minified: the content of an inline script. */
export async function bundleInline(name: string): Promise<string> {
  const entry = path.resolve(import.meta.dirname, `../app/start/${name}.ts`);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.CHAT_OPEN_KEY': JSON.stringify(chatStorageKeys.open) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'page', fileName: 'inline' },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} gave no script`);
  return chunk.code.trim();
}
