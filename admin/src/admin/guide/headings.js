/** Heading anchors as on GitHub: 'Change a price' is '#change-a-price'. */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
}

/** The tasks of the guide, for its list of contents. */
export function headingsOf(text) {
  return Array.from(text.matchAll(/^## (.+)$/gm), ([, heading]) => ({ heading, anchor: anchorOf(heading) }));
}
