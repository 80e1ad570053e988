/** The items of a list that is written one a line. */
function linesOf(text) {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The items of a text whose paragraphs are divided by empty lines. */
function paragraphsOf(text) {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

module.exports = { linesOf, paragraphsOf };
