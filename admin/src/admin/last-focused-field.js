/** Text fields of the form. Fields next to the form have no name. */
const texts = 'textarea[name], input[type="text"][name], input:not([type])[name]';

let last = {};

function isInForm(element) {
  return element.matches(texts) && !element.closest('aside, [role="dialog"]');
}

/** Remembers which text field last had the cursor. */
export function rememberLastFocusedField() {
  document.addEventListener('focusin', ({ target }) => {
    // The rich text editor hides the browser's field and holds the text itself.
    const editor = target.closest('.CodeMirror')?.CodeMirror;
    if (editor) last = { editor };
    else if (isInForm(target)) last = { field: target };
  });
}

/**
 * Inserts text at the last cursor position. Returns whether there was one.
 * @param {string} inserted
 * @param {(name: string, value: string) => void} onChange of the form
 */
export function insertIntoLastFocusedField(inserted, onChange) {
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
