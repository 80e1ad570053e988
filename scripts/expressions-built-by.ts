/** The expressions a file builds from strings when it is loaded. */
export async function expressionsBuiltBy(file: string): Promise<RegExp[]> {
  const built: RegExp[] = [];
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, args: [pattern: string, flags?: string]) {
      const expression = new target(...args);
      built.push(expression);
      return expression;
    },
  });
  try {
    // With a query it is a different module, which runs again even if it has been loaded before.
    await import(`${file}?expressions`);
  } finally {
    globalThis.RegExp = Plain;
  }
  return built;
}
