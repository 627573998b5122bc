/** A mail server that keeps what it is given, slowly, so that there is always a mail under way. */
import { createServer } from 'node:net';

export interface Letter {
  id: string;
  to: string;
  /** What is written below the headers. */
  text: string;
}

export interface Letterbox {
  url: string;
  letters: Letter[];
  close: () => void;
}

const header = (mail: string, name: string) =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(mail)?.[1]?.trim() ?? '';

/** A text as it was written. Long lines and signs such as `=` travel as quoted-printable. */
function decoded(text: string, encoding: string): string {
  if (encoding.toLowerCase() !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Opens a letterbox on a free port; it answers each mail after `delay` milliseconds. */
export function openLetterbox(delay: number): Promise<Letterbox> {
  const letters: Letter[] = [];
  const server = createServer((socket) => {
    let waiting = '';
    let mail: string | undefined;
    const say = (text: string) => {
      if (!socket.destroyed) socket.write(`${text}\r\n`);
    };
    socket.on('error', () => {
      socket.destroy();
    });
    say('220 letterbox');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      waiting += chunk;
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (mail !== undefined && line !== '.') mail += `${line}\n`;
        else if (mail !== undefined) {
          const text = decoded(
            mail.slice(mail.indexOf('\n\n') + 2),
            header(mail, 'Content-Transfer-Encoding'),
          );
          letters.push({ id: header(mail, 'Message-ID'), to: header(mail, 'To'), text });
          mail = undefined;
          setTimeout(say, delay, '250 taken');
        } else if (/^EHLO/i.test(line)) say('250-letterbox\r\n250 8BITMIME');
        else if (/^DATA/i.test(line)) {
          mail = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else say('250 fine');
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        letters,
        close: () => {
          server.close();
        },
      });
    });
  });
}

/** The link for a new password in the newest letter to somebody; it comes after the request was answered. */
export async function mailedLink({ letters }: Letterbox, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const letter = letters.findLast((one) => one.to.includes(to) && one.text.includes('?token='));
    const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(letter?.text ?? '')?.[0];
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter with a link to ${to}`);
}
