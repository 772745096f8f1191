import type { SignatureSheet } from '#domain/documents/signature-sheet.ts';
import { addText, type Box, drawFile, MARGIN, SIZES } from './draw-words.ts';
import { directionOf } from './line-pieces.ts';

/** Draws a signed document: its text as it was signed, and the signature below it. */
export function drawSignature(sheet: SignatureSheet): Promise<Uint8Array> {
  const { title, charity, lines, heading, signature } = sheet;
  return drawFile(sheet, (doc, root) => {
    const width = doc.page.width - 2 * MARGIN;
    const boxOf = (words: string, size = SIZES.text): Box => {
      return { x: MARGIN, width, size, direction: directionOf(words) };
    };
    addText(doc, root, 'H1', title, boxOf(title, SIZES.title));
    for (const words of [charity, ...lines]) addText(doc, root, 'P', words, boxOf(words));
    addText(doc, root, 'H2', heading, boxOf(heading));
    for (const words of signature) addText(doc, root, 'P', words, boxOf(words));
  });
}
