/** Scrolls to a form field, or to its group if that is closed. */
export function goToField(field) {
  const path = field.split('.');
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.');
    const [element] = document.getElementsByName(name);
    const found = element ?? document.getElementById(name);
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    found.focus();
    return;
  }
}
