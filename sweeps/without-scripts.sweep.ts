import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { footerPages, headerPages } from '#app/pages/site-pages.ts';
import { serviceView } from '#app/service-page/service-view.ts';
import { categories } from '#catalogue/categories.ts';
import { services } from '#catalogue/services.ts';
import { loadPosts } from '#content/load-posts.ts';
import { builtPages, builtTexts } from './built-site.ts';
import { hiddenWithoutScripts } from './hidden-without-scripts.ts';
import { attribute, textOf } from './parse-page.ts';

const menuPaths = [
  ...categories.flatMap(({ attributes }) => attributes.subCategories.map(({ url }) => `/service/${url}`)),
  ...headerPages.map(({ path }) => path),
];
/** The columns of the wide menu; in the small one, categories open instead. */
const columnPaths = categories.map(({ attributes }) => `/service/${attributes.url}`);
const scripted = builtTexts('.css').flatMap(({ text }) => hiddenWithoutScripts(text));
/** With fewer words than this, the page has lost its content; a list may contain a single post, project or client. */
const minWords = 60;
const minWordsOfList = 15;
const lists = /^\/(?:testimonials|portfolio|blog|blog\/(?:page|tag)\/.+)$/;

function pathsIn(element: HtmlElement, links: string): Set<string> {
  return new Set(element.querySelectorAll(links).map((link) => attribute(link, 'href')));
}

function the(element: HtmlElement, selector: string): HtmlElement {
  const [found, ...others] = element.querySelectorAll(selector);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} elements are ${selector}`);
  return found;
}

/** A button works without scripts if it submits a form or commands a dialog. */
function worksAlone(button: HtmlElement): boolean {
  if (attribute(button, 'type') === 'submit') return attribute(button.closest('form') ?? button, 'action') !== '';
  return attribute(button, 'command') !== '' && attribute(button, 'commandfor') !== '';
}

function isShown(element: HtmlElement): boolean {
  return !scripted.some((name) => element.closest(`.${name}`));
}

describe.each(builtPages)('$path without scripts', ({ path, html, document }) => {
  test('has its content in the page', () => {
    const main = the(document, 'main');
    expect(textOf(the(document, 'h1'))).not.toBe('');
    expect(main.querySelectorAll('h1').length).toBe(1);
    const fewest = lists.test(path) ? minWordsOfList : minWords;
    expect(textOf(main).split(' ').length).toBeGreaterThan(fewest);
    // React's placeholders for streamed content, which only a script would fill.
    expect(html).not.toMatch(/<!--\$[?!]-->|<template/);
  });

  test('has its menus in the page', () => {
    const main = pathsIn(the(document, 'nav[aria-label="Main"]'), 'a');
    const menu = pathsIn(the(document, 'dialog#menu'), 'a');
    const footer = pathsIn(the(document, 'body > footer'), 'a');
    expect([...columnPaths, ...menuPaths].filter((path) => !main.has(path))).toEqual([]);
    expect(menuPaths.filter((path) => !menu.has(path))).toEqual([]);
    expect(footerPages.map(({ path }) => path).filter((path) => !footer.has(path))).toEqual([]);
    expect(attribute(the(document, 'body > a'), 'href')).toBe('#content');
  });

  test('has no link or button without effect', () => {
    const links = document.querySelectorAll('a').filter((link) => attribute(link, 'href') === '');
    const buttons = document.querySelectorAll('button').filter((button) => isShown(button) && !worksAlone(button));
    expect([...links, ...buttons].map(textOf)).toEqual([]);
    const forms = document.querySelectorAll('form');
    expect(forms.filter((form) => attribute(form, 'action') === '').length).toBe(0);
  });
});

function mainTextOf(path: string): string {
  const page = builtPages.find((built) => built.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return textOf(the(page.document, 'main'));
}

test.each(services)('/service/$slug has every package and every answer', ({ slug }) => {
  const { tiers, questions } = serviceView(slug);
  const text = mainTextOf(`/service/${slug}`);
  const expected = [
    ...tiers.flatMap(({ name, price, delivery }) => [name, price, delivery]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  expect(expected.filter((part) => !text.includes(part))).toEqual([]);
});

test.each(loadPosts())('/blog/$slug has its whole text', ({ slug, body }) => {
  const text = mainTextOf(`/blog/${slug}`);
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings).not.toEqual([]);
  expect(headings.filter((heading) => !text.includes(heading))).toEqual([]);
});
