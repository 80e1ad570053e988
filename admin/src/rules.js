const { components, types, uidOf } = require('../description/index.js');
const { linesOf, paragraphsOf } = require('./lists.js');

/**
 * References in texts, '{logo-design.basic.price}', and markers of conditional passages: '{if logo-design}', '{end}'.
 */
const reference = /\{(?:if [^{}]*|[a-z0-9][\w.-]*)\}/gi;

const divide = { lines: linesOf, paragraphs: paragraphsOf };

/**
 * The length of a text as visitors see it. Only the site can fill in figures; if there are any, this is the minimum,
 * and the site's own check decides.
 */
function shownFaults(text, { min, max }) {
  const bare = text.replace(reference, '');
  const exact = bare === text;
  if (max && bare.length > max) return [`has ${bare.length} characters; ${max} are the most`];
  if (min && exact && text.length < min) return [`has ${text.length} characters; ${min} are the least`];
  return [];
}

function listFaults(items, { min, max, longest }) {
  const long = longest ? items.find((item) => item.length > longest) : undefined;
  return [
    ...(min && items.length < min ? [`has ${items.length} of at least ${min} items`] : []),
    ...(max && items.length > max ? [`has ${items.length} items; ${max} are the most`] : []),
    ...(long ? [`'${long.slice(0, 40)}…' is longer than ${longest} characters`] : []),
  ];
}

const isEmpty = (value) => value === undefined || value === null || value === '';

/** What Strapi accepts in a draft, but not in what is published. */
function lacks({ required, minLength }, value) {
  if (isEmpty(value)) return required ? ['is empty'] : [];
  const isShort = minLength && typeof value === 'string' && value.length < minLength;
  return isShort ? [`has ${value.length} characters; ${minLength} are the least`] : [];
}

/** The label of a list without what it says about its length: 'Steps (4 to 6)'. */
const bareLabel = (label) => label.replace(/ \(.*\)$/, '');

/** The fields of one group in a list. One that nobody has filled in is a single fault. */
function itemFaults({ label, attribute }, item, path, known) {
  const group = components[attribute.component];
  const named = `${bareLabel(label)}, number ${path.at(-1) + 1}`;
  const needed = Object.entries(group.fields).filter(([, field]) => field.attribute.required);
  const [[first] = []] = needed;
  if (first && needed.every(([name]) => isEmpty(item[name])))
    return [{ path: [...path, first], message: `${named}, is empty` }];
  return groupFaults(group, item, path, known).map((fault) => ({ ...fault, message: `${named}: ${fault.message}` }));
}

function listOfGroupsFaults(field, items, path, known) {
  const { label, attribute } = field;
  const { min = 0 } = attribute;
  return [
    ...(items.length < min ? [{ path, message: `${bareLabel(label)}: ${items.length} of at least ${min}` }] : []),
    ...items.flatMap((item, index) => itemFaults(field, item, [...path, index], known)),
  ];
}

/** @returns {{ path: (string | number)[], message: string }[]} */
function fieldFaults(field, value, path, known) {
  const { label, attribute, shown, list, parts, names } = field;
  const lacking = lacks(attribute, value).map((fault) => ({ path, message: `${label} ${fault}` }));
  if (lacking.length > 0) return lacking;
  if (attribute.type === 'component') {
    if (attribute.repeatable) return listOfGroupsFaults(field, value ?? [], path, known);
    return value ? groupFaults(components[attribute.component], value, path, known) : [];
  }
  if (attribute.type === 'media') {
    const described = !value || value.alternativeText?.trim();
    return described ? [] : [{ path, message: `${label} has no alternative text: say what it shows` }];
  }
  if (typeof value !== 'string' || value === '') return [];
  const items = parts ? divide[parts](value) : [];
  const unknown = names ? items.filter((item) => !known[names].has(item)) : [];
  return [
    ...(shown ? shownFaults(value, shown) : []),
    ...(list ? listFaults(items, list) : []),
    ...unknown.map((item) => `names '${item}', which is none of ours`),
  ].map((fault) => ({ path, message: `${label} ${fault}` }));
}

function groupFaults({ fields, check }, data, path, known) {
  const own = (check?.(data) ?? []).map(({ at, message }) => ({ path: [...path, ...[at].flat()], message }));
  const inside = Object.entries(fields).flatMap(([name, field]) =>
    fieldFaults(field, data[name], [...path, name], known),
  );
  return [...own, ...inside];
}

/** Slugs that lists may contain, published or not. */
async function knownSlugs(strapi) {
  const slugsOf = async (name) =>
    new Set((await strapi.documents(uidOf(name)).findMany({ fields: ['slug'], limit: -1 })).map(({ slug }) => slug));
  return { service: await slugsOf('service'), 'portfolio-piece': await slugsOf('portfolio-piece') };
}

/** What is wrong with a document before publishing, beyond what Strapi's own schema can check. */
async function findFaults(strapi, name, data) {
  return groupFaults(types[name], data, [], await knownSlugs(strapi));
}

module.exports = { findFaults };
