import { expect, test } from 'vitest';
import { absoluteUrl } from '#company/addresses.ts';
import { pageMarkdown } from './page-markdown.ts';

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><header>Menu</header><main id="main">${main}</main></body></html>`;
const markdown = (main: string) => pageMarkdown(page(main));

test("the page's metadata comes first", () => {
  const head =
    '<title>Kites &amp; &quot;more&quot;</title><meta name="description" content="It&#x27;s folded"/><link rel="canonical" href="https://site.example/kites"/>';
  expect(pageMarkdown(page('<h1>Kites</h1>', head))).toBe(
    String.raw`---
title: "Kites & \"more\""
description: "It's folded"
url: "https://site.example/kites"
---

# Kites
`,
  );
});

test('contains headings, paragraphs and lists of the main part only', () => {
  expect(markdown('<h1>Kites</h1><p>Of <strong>paper</strong>.</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    '# Kites\n\nOf **paper**.\n\n- One\n- Two\n',
  );
  expect(markdown('<ol><li>One</li><li>Two</li></ol>')).toBe('1. One\n2. Two\n');
});

test('a card in a list becomes a section', () => {
  expect(markdown('<ul><li><h3>Basic</h3><p>$5</p></li><li><h3>Premium</h3><p>$9</p></li></ul>')).toBe(
    '### Basic\n\n$5\n\n### Premium\n\n$9\n',
  );
});

test('a table keeps its head and rows', () => {
  const row = (name: string, cell: string) => `<tr>${cell}${name}</tr>`;
  const table = `<table><caption>Sizes</caption><thead>${row('<th>Basic</th>', '<td></td>')}</thead><tbody>${row('<td>7 | 8</td>', '<th>Pages</th>')}</tbody></table>`;
  expect(markdown(table)).toBe('|  | Basic |\n| --- | --- |\n| Pages | 7 \\| 8 |\n');
});

test('words separated by styles stay separated', () => {
  expect(markdown('<p><time>16 June</time><span>5 min</span>, free</p>')).toBe('16 June 5 min, free\n');
});

test('terms come before their descriptions', () => {
  expect(markdown('<dl><div><dt>Total</dt><dd>$80</dd></div></dl>')).toBe('- Total: $80\n');
});

test('links are absolute, and prepared emails are left out', () => {
  expect(markdown('<p><a href="/about">About</a></p>')).toBe(`[About](${absoluteUrl('/about')})\n`);
  expect(markdown('<p><a href="mailto:a@b.example?body=Hello">Write</a></p>')).toBe('[Write](mailto:a@b.example)\n');
  expect(markdown('<div><a href="#order">Down</a><a href="/a">A</a><a href="/b">B</a></div>')).toBe(
    `[A](${absoluteUrl('/a')}) [B](${absoluteUrl('/b')})\n`,
  );
  expect(markdown('<p>See <a href="#order">below</a>.</p>')).toBe('See below.\n');
});

test('controls, drawings and hidden parts are left out', () => {
  const noise =
    '<nav>Way here</nav><button>Go</button><label>Name <input/></label><select><option>1</option></select><svg><title>Kite</title></svg><p hidden>Later</p><span aria-hidden="true">·</span><script>let a</script>';
  expect(markdown(`<h1>Kites</h1>${noise}`)).toBe('# Kites\n');
});

test('text is escaped', () => {
  expect(markdown('<p># not a heading, *not strong*, [no link](/x)</p>')).toBe(
    '\\# not a heading, \\*not strong\\*, \\[no link\\](/x)\n',
  );
  expect(markdown('')).toBe('\n');
  expect(pageMarkdown('no page at all')).toBe('\n');
});
