import type { ReceivedMail } from './mail-server.ts';

/** A mail as a mail program shows it: its headers by lower-case name, its subject and its text decoded. */
export function readReceived({ text: raw }: ReceivedMail) {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(lines.map((line) => [name(line), line.slice(line.indexOf(':') + 1).trim()]));
  const subject = decodedWords(headers.get('subject') ?? '');
  const body = decoded(rest.join('\r\n\r\n'), headers.get('content-transfer-encoding') ?? '7bit');
  return { headers, subject, body: body.replaceAll('\r\n', '\n') };
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
