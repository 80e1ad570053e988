import type { Plugin } from 'vite';

/**
 * Lets the build drop components of React Router that no page uses. Each of them is assigned a display name after its
 * definition, and that line keeps it in the bundle: some 2 KB of links, forms and awaiting that every visitor would
 * load.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform(code, id) {
      if (!/node_modules.react-router.dist.production/.test(id)) return undefined;
      return code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\$?\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
