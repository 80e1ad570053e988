/**
 * The kinds of form fields. Each states a field's label, help text and limits once; Strapi's schemas, form labels and
 * validation on save are derived from it.
 *
 * @typedef {object} Field
 * @property {string} label
 * @property {string} help shown below the field, after its limits
 * @property {Record<string, unknown>} attribute as in Strapi's schema
 * @property {{ min?: number, max?: number }} [shown] length of the text as visitors see it, with figures filled in
 * @property {{ min?: number, max?: number, longest?: number }} [list] items of a list that is written in a text field
 * @property {'lines' | 'paragraphs'} [parts] how the items of such a list are separated
 * @property {string} [names] the list contains slugs of documents of this type
 * @property {number} [size] columns of twelve, if the kind of field doesn't imply it
 * @property {boolean} [isMoney] an amount in the agency's currency
 * @property {boolean} [unseen] not part of any form
 * @property {boolean} [fixed] set by the admin host; staff can see but not change it
 */

const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

/** '3 to 5', 'at least 2', 'at most 12'. */
function within({ min, max }) {
  if (min && max) return min === max ? `${min}` : `${min} to ${max}`;
  if (max) return `at most ${max}`;
  return min > 1 ? `at least ${min}` : undefined;
}

/** Limits of a field that the panel doesn't show itself. */
function limitsOf({ shown, list, parts, names }) {
  const characters = shown && `${within(shown)} characters, with figures put in.`;
  const items = list && within(list);
  const written = { lines: 'One a line', paragraphs: 'Paragraphs with an empty line between them' }[parts];
  // Documents are chosen by name, so staff needn't know how they are stored.
  const several = names ? items && `${items}.` : written && `${written}${items ? `, ${items}` : ''}.`;
  return [characters, several].filter(Boolean);
}

function capitalized(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}`;
}

function field(attribute, label, { help, required, unique, shown, list, parts, names, fixed, hidden } = {}) {
  const limits = limitsOf({ shown, list: list?.max === 1 ? undefined : list, parts, names });
  const hints = [...limits.map(capitalized), help];
  return {
    label,
    help: hints.filter(Boolean).join(' '),
    attribute: {
      ...attribute,
      ...(required ? { required: true } : {}),
      ...(unique ? { unique: true } : {}),
      ...(hidden ? { private: true } : {}),
    },
    shown,
    list,
    parts,
    names,
    fixed,
  };
}

/** A custom field, registered under this name (`src/custom-fields.js`). */
function custom(name, attribute, options) {
  return { ...attribute, type: 'customField', customField: `global::${name}`, ...(options ? { options } : {}) };
}

/** A field that isn't part of any form. */
function unseen(described) {
  return { ...described, unseen: true };
}

/** Single-line text. */
function line(label, { max, min, pattern, value, ...options } = {}) {
  return field(
    {
      type: 'string',
      ...(max ? { maxLength: max } : {}),
      ...(min ? { minLength: min } : {}),
      ...(pattern ? { regex: pattern } : {}),
      ...(value === undefined ? {} : { default: value }),
    },
    label,
    options,
  );
}

/** Multi-line text. */
function text(label, { max, min, ...options } = {}) {
  return field(
    { type: 'text', ...(max ? { maxLength: max } : {}), ...(min ? { minLength: min } : {}) },
    label,
    options,
  );
}

/** Text with headings, lists and links, in Markdown. */
function markdown(label, options) {
  return field({ type: 'richtext' }, label, options);
}

/** Several short texts, one per line: faster to write, sort and paste than a form for each. */
function lines(label, { min, max, longest, ...options } = {}) {
  return field({ type: 'text' }, label, { ...options, parts: 'lines', list: { min, max, longest } });
}

/** Several paragraphs separated by empty lines. */
function paragraphs(label, { min, max, ...options } = {}) {
  return field({ type: 'text' }, label, { ...options, parts: 'paragraphs', list: { min, max } });
}

/** References to other documents by slug; the panel offers them by name. */
function documents(type, title, label, { several, help, min, max, ...options }) {
  return field(custom('documents', {}, { type, title, several }), label, {
    ...options,
    help,
    parts: 'lines',
    list: { min, max },
    names: type,
  });
}

function services(label, options) {
  return documents('service', 'name', label, { several: true, ...options });
}

function service(label, options) {
  return documents('service', 'name', label, { several: false, max: 1, ...options });
}

function portfolioPieces(label, options) {
  return documents('portfolio-piece', 'title', label, { several: true, ...options });
}

/** A slug for URLs and texts, 'logo-design'. It follows another field of the same group until it is saved. */
function keyword(label, { from, help, ...options } = {}) {
  const described = field(custom('keyword', { regex: slugPattern, maxLength: 80 }, { from }), label, {
    ...options,
    help: ['Lower case, digits and hyphens.', help].filter(Boolean).join(' '),
  });
  return { ...described, size: 6 };
}

/** The last part of a URL. */
function slug(label, { help, ...options } = {}) {
  return keyword(label, {
    ...options,
    help: [help, 'Leave it as it is once it is published.'].filter(Boolean).join(' '),
  });
}

function integer(label, { min, max, value, ...options } = {}) {
  return field(
    {
      type: 'integer',
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(value === undefined ? {} : { default: value }),
    },
    label,
    options,
  );
}

/** An amount in the agency's currency, without cents. */
function money(label, options) {
  return { ...integer(label, options), isMoney: true };
}

function yesOrNo(label, { value = false, ...options } = {}) {
  return { ...field(custom('checkbox', { default: value }), label, options), size: 6 };
}

/** One of several values; `called` has labels for values that aren't plain words. */
function choice(label, values, { value, called, ...options } = {}) {
  const attribute = { type: 'enumeration', enum: values, ...(value ? { default: value } : {}) };
  return called
    ? { ...field(custom('choice', attribute, { called }), label, options), size: 6 }
    : field(attribute, label, options);
}

function date(label, options) {
  return field({ type: 'date' }, label, options);
}

function time(label, options) {
  return field({ type: 'datetime' }, label, options);
}

function emailAddress(label, options) {
  return field({ type: 'email', maxLength: 254 }, label, options);
}

/** Arbitrary JSON. */
function data(label, options) {
  return field({ type: 'json' }, label, options);
}

const pictureHelp =
  'Describe it under ‘Alternative text’ for those who cannot see it. The camera’s own file is best; pages get it small.';

function picture(label, { help, ...options } = {}) {
  return field({ type: 'media', multiple: false, allowedTypes: ['images'] }, label, {
    ...options,
    help: [help, pictureHelp].filter(Boolean).join(' '),
  });
}

/** A group of fields. */
function one(component, label, options) {
  return field({ type: 'component', repeatable: false, component }, label, options);
}

/** A list of groups of fields. */
function many(component, label, { min, max, help, required = min !== undefined, ...options } = {}) {
  const limits = within({ min, max });
  // The panel shows no help for lists of groups, so the label says what staff need to know.
  const known = [limits, help].filter(Boolean).join('; ');
  return field(
    { type: 'component', repeatable: true, component, ...(min ? { min } : {}), ...(max ? { max } : {}) },
    known ? `${label} (${known})` : label,
    { ...options, required },
  );
}

module.exports = {
  choice,
  data,
  date,
  emailAddress,
  integer,
  keyword,
  line,
  lines,
  many,
  markdown,
  money,
  one,
  paragraphs,
  picture,
  portfolioPieces,
  service,
  services,
  slug,
  text,
  time,
  unseen,
  yesOrNo,
};
