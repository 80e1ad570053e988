import { expect, test } from 'vitest';
import { absoluteUrl } from '#company/addresses.ts';
import { pageMarkdown } from './page-markdown.ts';

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><header>Menu</header><main id="main">${main}</main></body></html>`;
const markdown = (main: string) => pageMarkdown(page(main));

test('what the page says of itself comes first', () => {
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

test('headings, paragraphs and lists are the main part and nothing else', () => {
  expect(markdown('<h1>Kites</h1><p>Of <strong>paper</strong>.</p><ul><li>One</li><li>Two</li></ul>')).toBe(
    '# Kites\n\nOf **paper**.\n\n- One\n- Two\n',
  );
  expect(markdown('<ol><li>One</li><li>Two</li></ol>')).toBe('1. One\n2. Two\n');
});

test('a card in a list is a section under its heading', () => {
  expect(markdown('<ul><li><h3>Basic</h3><p>$5</p></li><li><h3>Premium</h3><p>$9</p></li></ul>')).toBe(
    '### Basic\n\n$5\n\n### Premium\n\n$9\n',
  );
});

test('a table has its head and its rows', () => {
  const row = (name: string, cell: string) => `<tr>${cell}${name}</tr>`;
  const table = `<table><caption>Sizes</caption><thead>${row('<th>Basic</th>', '<td></td>')}</thead><tbody>${row('<td>7 | 8</td>', '<th>Pages</th>')}</tbody></table>`;
  expect(markdown(table)).toBe('|  | Basic |\n| --- | --- |\n| Pages | 7 \\| 8 |\n');
});

test('words that the style sets apart stay apart', () => {
  expect(markdown('<p><time>16 June</time><span>5 min</span>, free</p>')).toBe('16 June 5 min, free\n');
});

test('terms stand before what is said of them', () => {
  expect(markdown('<dl><div><dt>Total</dt><dd>$80</dd></div></dl>')).toBe('- Total: $80\n');
});

test('links are complete, and letters begun for a visitor are left to the visitor', () => {
  expect(markdown('<p><a href="/about">About</a></p>')).toBe(`[About](${absoluteUrl('/about')})\n`);
  expect(markdown('<p><a href="mailto:a@b.example?body=Hello">Write</a></p>')).toBe('[Write](mailto:a@b.example)\n');
  expect(markdown('<div><a href="#order">Down</a><a href="/a">A</a><a href="/b">B</a></div>')).toBe(
    `[A](${absoluteUrl('/a')}) [B](${absoluteUrl('/b')})\n`,
  );
  expect(markdown('<p>See <a href="#order">below</a>.</p>')).toBe('See below.\n');
});

test('what is clicked, typed into, drawn or hidden is left out', () => {
  const noise =
    '<nav>Way here</nav><button>Go</button><label>Name <input/></label><select><option>1</option></select><svg><title>Kite</title></svg><p hidden>Later</p><span aria-hidden="true">·</span><script>let a</script>';
  expect(markdown(`<h1>Kites</h1>${noise}`)).toBe('# Kites\n');
});

test('a text cannot pass for markup', () => {
  expect(markdown('<p># not a heading, *not strong*, [no link](/x)</p>')).toBe(
    '\\# not a heading, \\*not strong\\*, \\[no link\\](/x)\n',
  );
  expect(markdown('')).toBe('\n');
  expect(pageMarkdown('no page at all')).toBe('\n');
});
