/**
 * The kinds of fields that forms are made of. Each says once what a field is called, what help stands below it and what it
 * may hold; Strapi's schemas, the forms' labels and the checks on saving all come from here.
 *
 * @typedef {object} Field
 * @property {string} label
 * @property {string} help below the field, after what its limits say
 * @property {Record<string, unknown>} attribute as Strapi's schema has it
 * @property {{ min?: number, max?: number }} [shown] characters of the text as visitors see it, with its figures put in
 * @property {{ min?: number, max?: number, longest?: number }} [list] items of a list that is written in a text field
 * @property {'lines' | 'paragraphs'} [parts] how the items of such a list are divided
 * @property {string} [names] the list names documents of this type by their slug
 * @property {number} [size] columns of twelve, where the kind of field doesn't tell
 * @property {boolean} [unseen] stands in no form
 * @property {boolean} [fixed] worked out by the admin host; staff see it and cannot change it
 */

const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

/** '3 to 5', 'at least 2', 'at most 12'. */
function within({ min, max }) {
  if (min && max) return min === max ? `${min}` : `${min} to ${max}`;
  if (max) return `at most ${max}`;
  return min > 1 ? `at least ${min}` : undefined;
}

/** What the panel does not say by itself about what a field may hold. */
function limitsOf({ shown, list, parts, names }) {
  const characters = shown && `${within(shown)} characters, with figures put in.`;
  const items = list && within(list);
  const written = { lines: 'One a line', paragraphs: 'Paragraphs with an empty line between them' }[parts];
  // Documents are chosen by name: how they are kept is nobody's concern.
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

/** A field that the panel shows in a way of ours, registered under this name (`src/custom-fields.js`). */
function custom(name, attribute, options) {
  return { ...attribute, type: 'customField', customField: `global::${name}`, ...(options ? { options } : {}) };
}

/** A field that stands in no form. */
function unseen(described) {
  return { ...described, unseen: true };
}

/** One line of text. */
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

/** Text of several lines. */
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

/** Several short texts, one a line: quicker to write, to sort and to paste than a form for each. */
function lines(label, { min, max, longest, ...options } = {}) {
  return field({ type: 'text' }, label, { ...options, parts: 'lines', list: { min, max, longest } });
}

/** Several paragraphs, with an empty line between them. */
function paragraphs(label, { min, max, ...options } = {}) {
  return field({ type: 'text' }, label, { ...options, parts: 'paragraphs', list: { min, max } });
}

/** Other documents, by the end of their address; the panel offers them by name. */
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

/** A name for addresses and texts, 'logo-design'; it follows another field of the same group until it is saved. */
function keyword(label, { from, help, ...options } = {}) {
  const described = field(custom('keyword', { regex: slugPattern, maxLength: 80 }, { from }), label, {
    ...options,
    help: ['Small letters, digits and hyphens.', help].filter(Boolean).join(' '),
  });
  return { ...described, size: 6 };
}

/** The end of an address. */
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

function yesOrNo(label, { value = false, ...options } = {}) {
  return { ...field(custom('checkbox', { default: value }), label, options), size: 6 };
}

/** One of some values; `called` says what staff call those that are no words of theirs. */
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

/** Anything, for programs. */
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
  // The panel shows no help for a list of groups: what has to be known stands in its label.
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
