import type { ReceivedMail } from './mail-server.ts';

/** A part of an email, or all of it: its headers by lower-case name, and its text decoded. */
export type MailPart = { type: string; headers: Map<string, string>; text: string };

/** An email as an email program shows it: its headers, its subject and its parts decoded; `body` is the plain text. */
export function readReceived({ text: raw }: ReceivedMail) {
  const { headers, content } = split(raw);
  const parts = partsOf(headers, content);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return {
    headers,
    subject: decodedWords(headers.get('subject') ?? ''),
    body: textOf('text/plain'),
    html: textOf('text/html'),
    parts,
  };
}

function split(raw: string): { headers: Map<string, string>; content: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(lines.map((line) => [name(line), line.slice(line.indexOf(':') + 1).trim()]));
  return { headers, content: rest.join('\r\n\r\n') };
}

/** The leaves of an email (RFC 2046), in their order. */
function partsOf(headers: Map<string, string>, content: string): MailPart[] {
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (type.startsWith('multipart/') && boundary !== undefined) {
    const pieces = content.split(`--${boundary}`).slice(1, -1);
    return pieces.flatMap((piece) => {
      const part = split(piece.replace(/^\r\n/, ''));
      return partsOf(part.headers, part.content.replace(/\r\n$/, ''));
    });
  }
  const text = decoded(content, headers.get('content-transfer-encoding') ?? '7bit').replaceAll('\r\n', '\n');
  return [{ type: type.split(';')[0]?.toLowerCase() ?? '', headers, text }];
}

const name = (line: string) => line.slice(0, line.indexOf(':')).toLowerCase();

/** RFC 2047: words of other letters, in pieces between which blanks count for nothing. */
function decodedWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
    encoding.toLowerCase() === 'b'
      ? decoded(word, 'base64')
      : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
  );
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
