import PDFDocument from 'pdfkit';
import { fontOf, ISOLATES, LETTER_FONTS } from './letter-fonts.ts';
import { type Direction, piecesOf, wordsOf } from './line-pieces.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Struct = ReturnType<Doc['struct']>;
/** Place, width and size of words, in points, and the direction in which they are read. */
export type Box = { x: number; width: number; size: number; direction?: Direction };

export const MARGIN = 56;
export const SIZES = { title: 20, text: 11, cell: 9.5 };
export const INK = '#1d2433';
const WHOLE: PDFKit.Mixins.OpenTypeFeatures[] = ['ccmp'];
/** Lines that stay together; a longer text goes on on the next page. */
const MOST_TOGETHER = 10;

type About = { locale: string; title: string; site: string; paper?: 'letter' | 'a4' };

/** Draws a tagged PDF in its language that is read in the order in which it is drawn. */
export async function drawFile(
  { locale: lang, title, site, paper }: About,
  draw: (doc: Doc, root: Struct) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    ...{ size: paper === 'a4' ? 'A4' : 'LETTER', margin: MARGIN },
    ...{ pdfVersion: '1.7', tagged: true, lang, displayTitle: true, info: { Title: title, Author: site } },
  });
  const bytes = collect(doc);
  for (const [name, file] of Object.entries(LETTER_FONTS)) doc.registerFont(name, file);
  doc.fillColor(INK);
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw(doc, root);
  root.end();
  doc.end();
  return bytes;
}

function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** A text by itself, below what was drawn last. */
export function addText(doc: Doc, parent: Struct, tag: string, words: string, box: Box): void {
  const lines = linesOf(doc, words, box);
  const element = doc.struct(tag);
  parent.add(element);
  for (let from = 0; from < lines.length; from += MOST_TOGETHER) {
    const part = lines.slice(from, from + MOST_TOGETHER);
    const height = part.length * heightOf(box.size);
    makeRoom(doc, height);
    element.add(() => drawLines(doc, words, part, box));
    doc.y += height;
  }
  element.end();
  doc.y += box.size * 0.6;
}

/** What is read of a line is its text, whatever its letters look like and in whichever order they are drawn. */
export function drawLines(doc: Doc, words: string, lines: readonly string[], box: Box): void {
  const isPlain = fontOf(words) === 'latin';
  lines.forEach((line, index) => {
    if (!isPlain) doc.markContent('Span', { actual: line.replace(ISOLATES, '') });
    drawLine(doc, line, doc.y + index * heightOf(box.size), box);
    if (!isPlain) doc.endMarkedContent();
  });
}

function drawLine(doc: Doc, line: string, y: number, { x, width, size, direction = 'ltr' }: Box): void {
  const above = doc.y;
  const pieces = piecesOf(line, direction).map(({ text, font }) => {
    // Named features make the font engine lay out the piece whole, not word by word from left to right.
    const whole = font === 'latin' ? {} : { features: WHOLE };
    return { text, font, whole, width: doc.font(font, size).widthOfString(text, whole) };
  });
  const all = pieces.reduce((sum, piece) => sum + piece.width, 0);
  let from = direction === 'rtl' ? x + width - all : x;
  for (const { text, font, whole, width: own } of pieces) {
    doc.font(font, size);
    doc.text(text, from, y + size, { lineBreak: false, baseline: 'alphabetic', ...whole });
    from += own;
  }
  doc.y = above;
}

/** The lines of a text in the width, broken at blanks, and a word that is longer than a line anywhere. */
export function linesOf(doc: Doc, words: string, { width, size }: Box): string[] {
  const widthOf = (text: string) =>
    doc.font(fontOf(text.trimEnd()), size).widthOfString(text.replace(ISOLATES, ''));
  const parts = wordsOf(words).flatMap((word) => (widthOf(word) > width ? [...word] : [word]));
  const lines: string[] = [];
  let left = 0;
  for (const part of parts) {
    const needed = widthOf(part.trimEnd());
    if (lines.length === 0 || needed > left) {
      lines.push('');
      left = width;
    }
    lines.push(`${lines.pop() ?? ''}${part}`);
    left -= widthOf(part);
  }
  return lines;
}

export function heightOf(size: number): number {
  return size * 1.4;
}

export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height <= doc.page.height - MARGIN) return;
  doc.addPage();
  doc.fillColor(INK);
  doc.y = MARGIN;
}
