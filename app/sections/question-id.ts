/** 'Who owns the finished site?' as the fragment of an address: a question on its page can be linked to. */
export function questionId(question: string): string {
  const words = question
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-');
  return `question-${words.replace(/^-|-$/g, '')}`;
}
