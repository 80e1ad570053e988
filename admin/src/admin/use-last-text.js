import { useCallback, useEffect, useRef } from 'react';

/** Fields of the form that hold texts; what stands beside the form has no name there. */
const texts = 'textarea[name], input[type="text"][name], input:not([type])[name]';

function isInForm(element) {
  return element.matches(texts) && !element.closest('aside, [role="dialog"]');
}

/**
 * Remembers the text that the cursor was in last. The returned function inserts something there, and says whether there was
 * such a text.
 * @param {(name: string, value: string) => void} onChange of the form
 */
export function useLastText(onChange) {
  const last = useRef();
  useEffect(() => {
    const remember = ({ target }) => {
      // The editor of long texts hides the browser's field and keeps the text itself.
      const editor = target.closest?.('.CodeMirror')?.CodeMirror;
      if (editor) last.current = { editor };
      else if (target.matches && isInForm(target)) last.current = { field: target };
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return useCallback(
    (inserted) => {
      const { editor, field } = last.current ?? {};
      if (editor) editor.replaceSelection(inserted);
      if (field?.isConnected) {
        const { value, selectionStart, selectionEnd, name } = field;
        onChange(name, `${value.slice(0, selectionStart)}${inserted}${value.slice(selectionEnd)}`);
      }
      return Boolean(editor ?? field?.isConnected);
    },
    [onChange],
  );
}
