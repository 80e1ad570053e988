const { isDeepStrictEqual } = require('node:util');

/** Whether two contents are equal, whatever the order of their fields: a database may change it. */
const same = (one, other) => isDeepStrictEqual(one, other);

const isGroup = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

/** A three-way merge: the changes from one content to another, applied to a third. Where the third differs, it keeps its own. */
function mergeChanges(from, to, onto) {
  if (same(from, to)) return onto;
  if (same(from, onto)) return to;
  const all = [from, to, onto];
  if (all.every(Array.isArray) && all.every(({ length }) => length === onto.length))
    return onto.map((each, index) => mergeChanges(from[index], to[index], each));
  if (!all.every(isGroup)) return onto;
  const names = [...new Set([...Object.keys(onto), ...Object.keys(to)])];
  const entries = names.map((name) => [name, mergeChanges(from[name], to[name], onto[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

module.exports = { mergeChanges, same };
