export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The encoding of a text by its byte order mark, or else by the zeros beside English letters. */
export function encodingOf([first, second, third, fourth]: Uint8Array): TextEncoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 ? 'utf-16be' : 'utf-8';
}
