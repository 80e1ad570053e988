import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

const asking = (accept?: string) =>
  prefersMarkdown(new Request('http://site.example/', { headers: accept === undefined ? {} : { accept } }));

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'TEXT/MARKDOWN; q=0.8, text/html;q=0.8',
  'text/html;q=0.5,text/markdown',
])('%s asks for Markdown', (accept) => expect(asking(accept)).toBe(true));

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0',
  'text/markdown;q=nonsense',
  'text/markdownish',
  ',;=,'.repeat(2_000),
])('%s asks for a page', (accept) => expect(asking(accept)).toBe(false));
