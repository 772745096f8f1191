import { createReadStream } from 'node:fs';
import { MalformedFileError } from './malformed-file.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * The text of a file, chunk by chunk. A byte that is not of its encoding would become a question mark in somebody's
 * name, so it is refused. Throws MalformedFileError.
 */
export async function* textOf(
  file: string,
  progress: { bytesRead: number },
  { allowsUtf16 = false }: { allowsUtf16?: boolean } = {},
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const used = decoder ?? new TextDecoder(allowsUtf16 ? encodingOf(chunk) : 'utf-8', { fatal: true });
    decoder = used;
    yield read(() => used.decode(chunk, { stream: true }), progress.bytesRead);
    progress.bytesRead += chunk.length;
  }
  yield read(() => decoder?.decode() ?? '', progress.bytesRead);
}

/** What the byte order mark says, or else the zeros beside English letters. */
function encodingOf([first, second, third, fourth]: Buffer): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 ? 'utf-16be' : 'utf-8';
}

function read(decode: () => string, bytesBefore: number): string {
  try {
    const text = decode();
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below, with the position.
  }
  throw new MalformedFileError(`The file is not text in UTF-8, after byte ${bytesBefore}.`);
}
