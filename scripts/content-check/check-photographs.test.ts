import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PhotographInUse } from '#content/photographs-in-use.ts';
import { checkPhotographs } from './check-photographs.ts';

const root = mkdtempSync(path.join(tmpdir(), 'photographs-'));
const folder = path.join(root, 'content');
const namedIn = 'content/text.md';
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  mkdirSync(folder);
  const image = (width: number) => sharp({ create: { width, height: 40, channels: 3, background: '#888888' } });
  await image(1200).jpeg().toFile(`${folder}/fine.jpg`);
  await image(900).jpeg().toFile(`${folder}/narrow.jpg`);
  await image(100).png().toFile(`${folder}/tiny.png`);
  await image(1200).jpeg().toFile(`${folder}/Two Words.jpg`);
  writeFileSync(`${folder}/no-picture.jpg`, 'These are words.');
  writeFileSync(`${folder}/heavy.jpg`, Buffer.alloc(25_000_001));
});

async function checked(file: string, alt = 'A field under snow', shown: PhotographInUse['shown'] = 'wide') {
  const texts = [{ file: namedIn, lines: ['First line', `![${alt}](${file})`] }];
  const findings = await checkPhotographs(texts, [{ namedIn, photograph: { file, alt }, shown }], root);
  return findings.filter(({ where }) => where.startsWith(namedIn));
}

test.each([
  ['no alt text', './fine.jpg', '', 'has no alt text'],
  ['the name of a file as alt text', './fine.jpg', 'IMG_2041.JPG', 'is the name of a file'],
  ['an alt text of many words', './fine.jpg', 'snow '.repeat(60), 'more than 200 characters'],
  ['no such file', './gone.jpg', 'Snow', 'there is no file'],
  ['a type that browsers do not show', './scan.tiff', 'Snow', 'not supported; these are: jpg'],
  ['a file elsewhere', '../../outside.jpg', 'Snow', 'no file beside the text'],
  ['a name that makes no good address', './Two Words.jpg', 'Snow', 'lower-case letters, digits and hyphens'],
  ['words instead of a picture', './no-picture.jpg', 'Snow', 'cannot be read as a picture'],
  ['a file too heavy', './heavy.jpg', 'Snow', 'more than 25 MB'],
  ['a picture too small', './narrow.jpg', 'Snow', '900 pixels wide; here it needs 1000'],
])('%s is reported with file and line', async (_, file, alt, reason) => {
  expect(await checked(file, alt)).toEqual([{ where: `${namedIn}:2`, reason: expect.stringContaining(reason) }]);
});

test('a valid photograph is not reported', async () => {
  expect(await checked('./fine.jpg')).toEqual([]);
});

test('next to a name, a smaller one is enough', async () => {
  expect(await checked('./narrow.jpg', 'Snow', 'small')).toEqual([]);
  expect(await checked('./tiny.png', 'Snow', 'small')).toEqual([
    { where: `${namedIn}:2`, reason: expect.stringContaining('144') },
  ]);
});

test('a photograph of a post that cannot be shown is not reported', async () => {
  const post = {
    file: 'content/posts/snow.md',
    lines: ['---', 'photograph: ../fine.jpg', 'services: [no-longer-sold]'],
  };
  const unused = await checkPhotographs([post], [], root);
  expect(unused.map(({ where }) => where)).not.toContain('content/fine.jpg');
  expect(unused.map(({ where }) => where)).toContain('content/narrow.jpg');
});

test('an unused photograph is reported', async () => {
  const unused = await checkPhotographs([], [], root);
  expect(unused).toContainEqual({ where: 'content/fine.jpg', reason: expect.stringContaining('no text shows') });
});
