/** Form errors in Strapi's structure: 'packages.0.price' is in a list in an object. */
export function formErrors(refusals) {
  const errors = {};
  for (const { field, reason, atField = reason } of refusals) {
    if (!field) continue;
    const path = field.split('.');
    let place = errors;
    for (const [index, key] of path.slice(0, -1).entries()) {
      place[key] ??= /^\d+$/.test(path[index + 1]) ? [] : {};
      place = place[key];
    }
    place[path.at(-1)] ??= atField;
  }
  return errors;
}
