const { components, types, uidOf } = require('../description/index.js');

/** A form is twelve columns wide. */
const columns = 12;
const narrow = { integer: 4, boolean: 4, date: 4, datetime: 4, enumeration: 4, email: 6 };
/** Fields up to this length share a row. */
const shortLine = 80;

/** A narrow field cuts off longer labels. */
const shortLabel = 24;

function sizeOf({ label, size, attribute: { type, maxLength } }) {
  if (size) return size;
  if (type === 'string') return maxLength <= shortLine ? columns / 2 : columns;
  if (label.length > shortLabel) return Math.max(narrow[type] ?? columns, columns / 2);
  return narrow[type] ?? columns;
}

/** Fields next to each other, as many as fit in a row. */
function rowsOf(fields) {
  const rows = [];
  let room = 0;
  for (const [name, field] of Object.entries(fields)) {
    if (field.unseen) continue;
    const size = sizeOf(field);
    if (size > room) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1).push({ name, size });
    room -= size;
  }
  return rows;
}

function labelled(metadatas, fields) {
  const entries = Object.entries(fields).map(([name, { label, help, fixed }]) => [
    name,
    {
      edit: { ...metadatas[name]?.edit, label, description: help, editable: !fixed, visible: true },
      list: { ...metadatas[name]?.list, label },
    },
  ]);
  return { ...metadatas, ...Object.fromEntries(entries) };
}

function configurationOf(present, { fields, title, list, sort, order }) {
  return {
    settings: {
      ...present.settings,
      ...(title ? { mainField: title } : {}),
      ...(sort ? { defaultSortBy: sort, defaultSortOrder: order ?? 'ASC' } : {}),
      pageSize: 50,
    },
    metadatas: labelled(present.metadatas, fields),
    layouts: { ...present.layouts, edit: rowsOf(fields), ...(list ? { list } : {}) },
  };
}

/** Gives the panel's forms and lists the description's labels, help texts and order. */
async function arrangeForms(strapi) {
  const manager = strapi.plugin('content-manager');
  const contentTypes = manager.service('content-types');
  for (const [name, description] of Object.entries(types)) {
    const contentType = contentTypes.findContentType(uidOf(name));
    const present = await contentTypes.findConfiguration(contentType);
    await contentTypes.updateConfiguration(contentType, configurationOf(present, description));
  }
  const groups = manager.service('components');
  for (const [name, description] of Object.entries(components)) {
    const component = groups.findComponent(name);
    const present = await groups.findConfiguration(component);
    await groups.updateConfiguration(component, configurationOf(present, description));
  }
}

module.exports = { arrangeForms };
