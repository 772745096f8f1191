import { createReadStream } from 'node:fs';
import { encodingOf } from '#domain/text/text-encoding.ts';
import { malformedAt } from './malformed-file.ts';

/** How far a file has been read. */
export type ReadProgress = { bytesRead: number };

/**
 * The text of a file in UTF-8 or UTF-16, chunk by chunk, without a byte order mark. A byte that is not of its encoding
 * would become a question mark in someone's name, so it is refused. Throws MalformedFileError.
 */
export async function* textOf(file: string, progress: ReadProgress): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let line = 1;
  const read = (decode: () => string) => {
    const text = decodedOrNull(decode);
    if (text === null) throw malformedAt(file, `after line ${line}`, NOT_TEXT);
    line += text.split('\n').length - 1;
    return text;
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const used = decoder ?? new TextDecoder(encodingOf(chunk), { fatal: true });
    decoder = used;
    yield read(() => used.decode(chunk, { stream: true }));
    progress.bytesRead += chunk.length;
  }
  yield read(() => decoder?.decode() ?? '');
}

/** The beginning of a text with its first line, and the whole text. */
export async function withHead(
  chunks: AsyncGenerator<string>,
): Promise<{ head: string; text: AsyncGenerator<string> }> {
  let head = '';
  while (!/\S.*[\r\n]/.test(head)) {
    const { value, done } = await chunks.next();
    if (done) break;
    head += value;
  }
  async function* text() {
    yield head;
    yield* chunks;
  }
  return { head, text: text() };
}

const NOT_TEXT = 'expected text in UTF-8. Save the file as “CSV UTF-8” or JSON in UTF-8 and import that.';

function decodedOrNull(decode: () => string): string | null {
  try {
    const text = decode();
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
