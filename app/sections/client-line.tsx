/** The client of a real project. */
export function ClientLine({ client, link }: { client?: string; link?: string }) {
  if (!client) return null;
  return <p>For {link ? <a href={link}>{client}</a> : client}</p>;
}
