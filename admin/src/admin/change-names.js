const maxNamed = 6;

/** What a change is called: 'Promise', or 'Basic – Price' in a list. */
export const nameOfChange = ({ name, of }) => [of, name].filter(Boolean).join(' – ');

/** 'Promise; Basic – Price', and how many more. */
export function namesOf(changes) {
  const more = changes.length - maxNamed;
  const shown = changes.slice(0, maxNamed).map(nameOfChange);
  return `${shown.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}
