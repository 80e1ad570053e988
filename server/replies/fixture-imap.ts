import { createServer, type Socket } from 'node:net';

export interface TestMailbox {
  url: string;
  /** Adds a mail to it, as it arrives by SMTP. */
  add: (source: string) => void;
  /** The flags of each mail, in order of arrival. */
  flags: () => string[][];
  close: () => Promise<void>;
}

interface StoredMail {
  source: string;
  flags: Set<string>;
}

/** A minimal IMAP server: unread mail can be searched, fetched and marked. */
export async function startMailbox(password = 'pass word'): Promise<TestMailbox> {
  const mails: StoredMail[] = [];
  const sockets = new Set<Socket>();

  function found(criteria: string): number[] {
    const without = [...criteria.matchAll(/UN(SEEN|FLAGGED)/g)].map(([, flag = '']) => `\\${flag}`);
    return mails.flatMap(({ flags }, index) =>
      without.some((flag) => [...flags].some((one) => one.toUpperCase() === flag)) ? [] : [index + 1],
    );
  }

  function fetched(uid: number, range: string): string {
    const [from = 0, length = Number.POSITIVE_INFINITY] = range.split('.').filter(Boolean).map(Number);
    const { source } = mails[uid - 1] ?? { source: '' };
    const part = source.slice(from, from + length);
    const place = range ? `<${from}>` : '';
    return `* ${uid} FETCH (UID ${uid} BODY[]${place} {${part.length}}\r\n${part})`;
  }

  /** The response to a command before it is done, or why it is rejected. */
  function answer(command: string): string[] | string {
    const [, verb = '', rest = ''] = /^((?:UID )?\S+) ?(.*)$/s.exec(command) ?? [];
    switch (verb.toUpperCase()) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1'];
      case 'LOGIN':
        return rest.includes(`"${password}"`) ? [] : 'NO [AUTHENTICATIONFAILED] Wrong password';
      case 'LIST':
        return [`* LIST () "/" ${rest.endsWith('""') ? '""' : 'INBOX'}`];
      case 'SELECT':
        return [
          `* ${mails.length} EXISTS`,
          '* FLAGS (\\Seen \\Flagged)',
          '* OK [UIDVALIDITY 1]',
          '* OK [UIDNEXT 9999]',
        ];
      case 'UID SEARCH':
        return [`* SEARCH ${found(rest).join(' ')}`.trimEnd()];
      case 'UID FETCH': {
        const [, uid = '', range = ''] = /^(\d+) .*BODY\.PEEK\[\](?:<([\d.]+)>)?/.exec(rest) ?? [];
        return [fetched(Number(uid), range)];
      }
      case 'UID STORE': {
        const [, uid = '', flag = ''] = /^(\d+) \+FLAGS(?:\.SILENT)? \((\S+)\)/.exec(rest) ?? [];
        mails[Number(uid) - 1]?.flags.add(flag);
        return [];
      }
      case 'LOGOUT':
        return ['* BYE'];
      default:
        return 'BAD Not known';
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.setEncoding('latin1');
    socket.write('* OK loopback\r\n');
    let buffer = '';
    socket.on('data', (chunk) => {
      buffer += chunk;
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      for (const line of lines) {
        const [tag = '', ...words] = line.split(' ');
        const said = answer(words.join(' '));
        const last = typeof said === 'string' ? said : 'OK done';
        socket.write([...(typeof said === 'string' ? [] : said), `${tag} ${last}`, ''].join('\r\n'), 'latin1');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `imap://staff:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    add: (source) => mails.push({ source, flags: new Set() }),
    flags: () => mails.map(({ flags }) => [...flags]),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
