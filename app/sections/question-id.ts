/** 'Who owns the finished site?' as a URL fragment, so that a question can be linked to. */
export function questionId(question: string): string {
  const words = question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `question-${words.replace(/^-|-$/g, '')}`;
}
