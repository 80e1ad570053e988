/** Fields of the form that hold texts; what stands beside the form has no name there. */
const texts = 'textarea[name], input[type="text"][name], input:not([type])[name]';

let last = {};

function isInForm(element) {
  return element.matches(texts) && !element.closest('aside, [role="dialog"]');
}

/** Remembers from now on which text the cursor was in last. */
export function rememberLastText() {
  document.addEventListener('focusin', ({ target }) => {
    // The editor of long texts hides the browser's field and keeps the text itself.
    const editor = target.closest('.CodeMirror')?.CodeMirror;
    if (editor) last = { editor };
    else if (isInForm(target)) last = { field: target };
  });
}

/**
 * Inserts something where the cursor was last, and says whether there was such a text.
 * @param {string} inserted
 * @param {(name: string, value: string) => void} onChange of the form
 */
export function insertIntoLastText(inserted, onChange) {
  const { editor, field } = last;
  if (editor?.getWrapperElement().isConnected) {
    editor.replaceSelection(inserted);
    return true;
  }
  if (!field?.isConnected) return false;
  const { value, selectionStart, selectionEnd, name } = field;
  onChange(name, `${value.slice(0, selectionStart)}${inserted}${value.slice(selectionEnd)}`);
  return true;
}
