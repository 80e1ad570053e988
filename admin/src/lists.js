/** The items of a list with one item per line. */
function linesOf(text) {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The paragraphs of a text, separated by empty lines. */
function paragraphsOf(text) {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

module.exports = { linesOf, paragraphsOf };
