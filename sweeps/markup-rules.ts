import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** All recommended rules: the standard, accessibility, and what is known to go wrong. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React's spelling of markup, which it leaves no choice in. Browsers read it as meant: attribute names in any
      // case (charSet), void elements with a slash (<br/>), attributes without a value as empty ones (hidden="").
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // The ids of useId begin with an underscore, which the standard allows.
      'valid-id': ['error', { relaxed: true }],
      // Hashes guard against other servers; our own files come with our own pages.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Titles have a sweep of their own, with the limits of the policies.
      'long-title': 'off',
    },
  }),
);

/** What is wrong with a page's markup, a line each: where, what, by which rule. */
export async function markupFindings(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ selector, message, ruleId }) => `${selector ?? 'page'}: ${message} (${ruleId})`),
  );
}
