/** What the visitor wrote, as mail programs quote it; longer than this some of them open nothing. */
const mostQuoted = 1_200;

/** Opens the mail program with an answer begun: to the visitor, with the reference and their words below. */
export function mailLink({ email, name, reference, message, receivedAt }) {
  const quoted = (message ?? '')
    .slice(0, mostQuoted)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(receivedAt));
  const body = `Dear ${name || 'visitor'},\n\n\n\nOn ${day} you wrote:\n${quoted}\n`;
  const fields = { subject: `Your message ${reference}`, body };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email)}?${query.join('&')}`;
}
