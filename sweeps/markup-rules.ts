import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** All recommended rules: the standard, accessibility, and common mistakes. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React's way of writing markup, which can't be configured. Browsers parse it as intended: attribute names in any
      // case (charSet), void elements with a slash (<br/>), attributes without a value as empty ones (hidden="").
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // Ids from useId start with an underscore, which the standard allows.
      'valid-id': ['error', { relaxed: true }],
      // Integrity hashes protect against other servers; our own files come with our own pages.
      'require-sri': ['error', { target: 'crossorigin' }],
      // 'Call us' has spaces, and a number may break between its groups on the narrowest screens.
      'tel-non-breaking': 'off',
      // Titles have their own sweep, with the limits of the policies.
      'long-title': 'off',
    },
  }),
);

/** Problems with a page's markup, one line each: where, what, by which rule. */
export async function markupFindings(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ selector, message, ruleId }) => `${selector ?? 'page'}: ${message} (${ruleId})`),
  );
}
