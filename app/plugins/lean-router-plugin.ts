import type { Plugin } from 'vite';

/**
 * Lets the build leave out the components of React Router that no page uses. Each of them is given a name for debugging
 * after it is made, and that line keeps it in the bundle: some 2 KB of links, forms and awaiting that every visitor loads.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/node_modules.react-router.dist.production/.test(id)) return undefined;
      return code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\$?\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
