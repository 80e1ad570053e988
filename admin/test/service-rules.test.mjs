import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

const { types } = createRequire(import.meta.url)('../description/index.js');
const row = (name, price, inclusions) => ({ tier: name.toLowerCase(), name, price, inclusions });
const faults = (service) => types.service.check({ packages: [], ...service });

test('a package lists what it includes, and not another package', () => {
  const packages = [
    row('Basic', 10, 'Colour corrected\nExposure corrected'),
    row('Large', 20, 'Everything in Basic\nSource files'),
  ];
  const [fault, ...others] = faults({ packages });
  assert.deepEqual([fault.at, others], [['packages', 1, 'inclusions'], []]);
  assert.match(fault.message, /^Large says ‘Everything in Basic’.* list everything in every package/);
});

test('a text that counts the packages says what to do, in every field', () => {
  const process = [{ title: 'Choose', text: 'One of four packages.' }];
  assert.deepEqual(
    faults({ promise: 'Three packages.', process }).map(({ at, message }) => [at, message.replace(/,.*:/, ' …')]),
    [
      [['promise'], 'Promise counts the packages (‘Three packages’) … leave the number out'],
      [['process'], 'Steps counts the packages (‘four packages’) … leave the number out'],
    ],
  );
});

test('a half-filled form is no reason to fail', () => {
  assert.deepEqual(faults({ packages: [{ name: null, tier: null, price: null, inclusions: null }] }), []);
});
