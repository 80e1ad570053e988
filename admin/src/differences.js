const { components, types, uidOf } = require('../description/index.js');

/** Writes amounts in the agency's currency: 50 → '$50'. */
async function moneyIn(strapi) {
  const company = await strapi.documents(uidOf('company')).findFirst({ status: 'published', fields: ['currency'] });
  const { currency } = company ?? {};
  if (!/^[A-Z]{3}$/.test(currency ?? '')) return (amount) => `${amount}`;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return (amount) => format.format(amount);
}

const bare = (label) => label.replace(/ \(.*\)$/, '');

/**
 * The texts of a document by their path, which tells items of a list apart: '…packages.0.price' → the field's `name`
 * 'Price', the item it is `of`, 'Basic', and its `text`.
 */
function texts(fields, content, money, { path = '', name = '', of = '' } = {}) {
  return Object.entries(fields).flatMap(([field, { label, attribute, isMoney }]) => {
    const value = content?.[field];
    const own = { path: `${path}.${field}`, name: `${name}${bare(label)}`, of };
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'boolean') return [{ ...own, text: value ? 'yes' : 'no' }];
    if (attribute.type !== 'component') return [{ ...own, text: isMoney ? money(value) : `${value}` }];
    const group = components[attribute.component];
    if (!attribute.repeatable) return texts(group.fields, value, money, { ...own, name: `${own.name}, ` });
    return value.flatMap((each, index) => {
      const title = each[group.title] || `${own.name} ${index + 1}`;
      const item = { path: `${own.path}.${index}`, of: of ? `${of}, ${title}` : `${title}` };
      return texts(group.fields, each, money, item);
    });
  });
}

/** The texts in which two contents of a document differ. What is in a list goes by its title in the later one. */
function differences(type, before, after, money) {
  const read = (content) => new Map(texts(types[type].fields, content, money).map(({ path, ...text }) => [path, text]));
  const [was, is] = [read(before), read(after)];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths
    .filter((path) => was.get(path)?.text !== is.get(path)?.text)
    .map((path) => {
      const { name, of } = is.get(path) ?? was.get(path);
      return { name, ...(of ? { of } : {}), before: was.get(path)?.text ?? '', after: is.get(path)?.text ?? '' };
    });
}

module.exports = { differences, moneyIn };
