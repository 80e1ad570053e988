/** A field that has no name in the page, such as a photograph, by its label. */
function labelled(label) {
  const found = [...document.querySelectorAll('form label')].find(
    ({ textContent }) => textContent.replace('*', '').trim() === label,
  );
  return found && document.getElementById(found.htmlFor);
}

function named(field) {
  const path = field.split('.');
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.');
    const found = document.getElementsByName(name)[0] ?? document.getElementById(name);
    if (found) return found;
  }
  return undefined;
}

/** Scrolls to a form field, or to its group if that is closed. */
export function goToField(field, label) {
  const found = named(field) ?? labelled(label);
  if (!found) return;
  found.scrollIntoView({ block: 'center' });
  // What has no input of its own has buttons.
  const target = found.matches('input, textarea, button, [tabindex]')
    ? found
    : (found.querySelector('button') ?? found);
  target.focus();
}
