import { beforeAll, expect, test } from 'vitest';
import { serverTalk, textOf } from '../bench/server-talk.ts';

let ask: Awaited<ReturnType<typeof serverTalk>>;
beforeAll(async () => {
  ask = await serverTalk();
});

test('what is counted and sized is ordered, so often and of that size', async () => {
  const reply = textOf(await ask('I want three articles of 2000 words and a banner. What is that together?'));
  expect(reply).toContain('3 × **Article Writing, 2,000 words** at $40: $120');
  expect(reply).toContain('From $150');
});

test('articles are the blog posts spoken of, which have the same list', async () => {
  const reply = textOf(
    await ask(
      'a basic logo and some blog posts, what would that be?',
      'two articles of 1000 words and the basic logo. total?',
    ),
  );
  expect(reply).toContain('1,000 words** at $20: $40');
  expect(reply).toContain('Total: $90');
});

test('a line gets the right name where the wrong one was understood', async () => {
  const reply = textOf(
    await ask(
      'a basic logo and 2 blog posts of 1000 words, total?',
      'No, it is 2 x Article Writing of 1000 words. What is the sum?',
    ),
  );
  expect(reply).toContain('Total: $90');
  expect(reply).not.toContain('Blog Writing');
});

test('a change beside a question of its own is made and said', async () => {
  const reply = textOf(
    await ask(
      'basic logo, standard google ads and basic seo, total?',
      'leave out the ads for now. And do you sign an NDA?',
    ),
  );
  expect(reply).toContain('Total: $350');
  expect(reply).toContain('non-disclosure');
});

test('a total is that of the order at the end of the message', async () => {
  const reply = textOf(
    await ask(
      'basic logo and basic seo, total?',
      'with standard seo instead, how much is it? and also add a basic banner',
    ),
  );
  expect(reply).toContain('Total: $680');
});

test('of a choice beside a question, what is in the package is not listed', async () => {
  const reply = textOf(await ask('what logo packages do you have?', 'I take Standard. Who owns the copyright?'));
  expect(reply).toContain('**$100**');
  expect(reply).not.toContain('It includes');
});

test('another package and other months of several things named are changes, and take nothing out', async () => {
  const reply = textOf(
    await ask(
      'standard website, basic seo for 3 months and standard social media for 2 months, total?',
      'Change seo to Standard but only 2 months, and social media to 3 months. What is the new total?',
    ),
  );
  expect(reply).toContain('Total: $3,500');
});

test('what is dropped to another package stays, and what was not removed does too', async () => {
  const order = 'standard website, premium logo and standard seo, total?';
  expect(textOf(await ask(order, 'drop the logo to Standard. New total?'))).toContain('Total: $1,500');
  expect(textOf(await ask(order, 'I did not remove the website. What is the total?'))).toContain('Total: $1,580');
});

test('what comes instead takes the place of what is left out, and of nothing else', async () => {
  const reply = textOf(
    await ask(
      'standard website, basic google ads and basic logo, total?',
      'if we skip the ads and do a basic banner instead, what would the total be?',
    ),
  );
  expect(reply).toContain('Total: $880');
});

test('packages are compared though one of them is ordered', async () => {
  const reply = textOf(
    await ask('a basic logo and 3 blog posts of 1000 words, total?', 'compare the logo packages please'),
  );
  for (const tier of ['Basic', 'Standard', 'Premium']) expect(reply).toContain(`**${tier}**`);
});
