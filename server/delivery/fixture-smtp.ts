import { createServer, type Server, type Socket } from 'node:net';

export interface ReceivedMail {
  /** The commands before the message: 'MAIL FROM:<…>' and so on. */
  commands: string[];
  /** The raw message, before dot-unstuffing. */
  data: string;
}

export interface TestMailServer {
  url: string;
  mails: ReceivedMail[];
  /** Rejects matching recipients with this reply. */
  refuse: (recipient: RegExp, reply: string) => void;
  close: () => Promise<void>;
}

/** A minimal SMTP server that accepts messages and keeps every byte. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: ReceivedMail[] = [];
  const refusals: { recipient: RegExp; reply: string }[] = [];
  const sockets = new Set<Socket>();

  function talk(socket: Socket): void {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let buffer = '';
    let commands: string[] = [];
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 loopback');

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') return void say('250 loopback');
      if (verb === 'QUIT') return void socket.end('221 bye\r\n');
      commands.push(line);
      if (verb === 'DATA') {
        inData = true;
        say('354 go on');
        return;
      }
      const refusal = verb === 'RCPT' ? refusals.find(({ recipient }) => recipient.test(line)) : undefined;
      if (verb === 'RSET') commands = [];
      say(refusal?.reply ?? '250 fine');
    }

    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const mark = inData ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(mark);
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + mark.length);
        if (!inData) {
          command(text);
          continue;
        }
        inData = false;
        mails.push({ commands, data: `${text}\r\n` });
        commands = [];
        say('250 taken');
      }
    });
  }

  const server: Server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (recipient, reply) => refusals.push({ recipient, reply }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
