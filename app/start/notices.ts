import { noticesId } from '../shell/notices-id.ts';

/** Lets visitors close the strip of notices for the session. Runs before the strip is painted, so a closed one never shows. */
const strip = document.getElementById(noticesId);
const button = strip?.querySelector('button');

function closed(): string | null {
  try {
    return sessionStorage.getItem(noticesId);
  } catch {
    return null;
  }
}

if (strip && button) {
  button.hidden = false;
  strip.hidden = closed() === button.value;
  button.onclick = () => {
    strip.hidden = true;
    try {
      sessionStorage.setItem(noticesId, button.value);
    } catch {
      // Without storage, it shows again on the next page.
    }
  };
}
