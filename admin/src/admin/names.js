const maxNamed = 6;

/** 'Title, Packages 1, Price', and how many more; parts of one name are separated by a dash. */
export function namesOf(names) {
  const more = names.length - maxNamed;
  const shown = names.slice(0, maxNamed).map((name) => name.replaceAll(', ', ' – '));
  return `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
