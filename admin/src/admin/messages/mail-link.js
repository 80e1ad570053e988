/** The visitor's text, quoted as in email. Some mail programs open nothing if it is longer than this. */
const maxQuoted = 1_200;

/** Opens the mail program with a reply to the visitor, with the reference and their quoted text. */
export function mailLink({ email, name, reference, message, receivedAt }) {
  const quoted = (message ?? '')
    .slice(0, maxQuoted)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(receivedAt));
  const body = `Dear ${name || 'visitor'},\n\n\n\nOn ${day} you wrote:\n${quoted}\n`;
  const fields = { subject: `Your message ${reference}`, body };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
