import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { LetterSheet } from '#domain/letters/letter-sheet.ts';
import { fontOf, LETTER_FONTS } from './letter-fonts.ts';
import { piecesOf, wordsOf } from './line-pieces.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Struct = ReturnType<Doc['struct']>;
/** Place, width and size of words, in points. */
type Box = { x: number; width: number; size: number };

const MARGIN = 56;
const SIZES = { title: 20, text: 11, cell: 9.5 };
/** Shares of the width that the columns have. */
const COLUMNS = [0.2, 0.24, 0.34, 0.22];
const QR_SIZE = 96;
const WHOLE: PDFKit.Mixins.OpenTypeFeatures[] = ['ccmp'];
const INK = '#1d2433';
const RULE_COLOR = '#b9bfca';

/** Draws a letter: a tagged PDF in its language that is read in the order in which it is drawn. */
export async function drawLetter(sheet: LetterSheet): Promise<Uint8Array> {
  const { locale: lang, title, site } = sheet;
  const doc = new PDFDocument({
    ...{ size: sheet.paper === 'a4' ? 'A4' : 'LETTER', margin: MARGIN },
    ...{ pdfVersion: '1.7', tagged: true, lang, displayTitle: true, info: { Title: title, Author: site } },
  });
  const bytes = collect(doc);
  for (const [name, file] of Object.entries(LETTER_FONTS)) doc.registerFont(name, file);
  doc.fillColor(INK);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawWords(doc, root, sheet);
  drawRows(doc, root, sheet);
  drawCheck(doc, root, sheet);
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

function drawWords(doc: Doc, root: Struct, { title, before, charities }: LetterSheet): void {
  const text = { x: MARGIN, width: doc.page.width - 2 * MARGIN, size: SIZES.text };
  addText(doc, root, 'H1', title, { ...text, size: SIZES.title });
  for (const words of before) addText(doc, root, 'P', words, text);
  addText(doc, root, 'H2', charities.heading, text);
  for (const words of charities.lines) addText(doc, root, 'P', words, text);
}

/** A text by itself, below what was drawn last. */
function addText(doc: Doc, parent: Struct, tag: string, words: string, box: Box): void {
  const lines = linesOf(doc, words, box);
  makeRoom(doc, lines.length * heightOf(box.size));
  parent.add(doc.struct(tag, {}, () => drawLines(doc, words, lines, box)));
  doc.y += lines.length * heightOf(box.size) + box.size * 0.6;
}

function drawRows(doc: Doc, root: Struct, { headings, rows, total }: LetterSheet): void {
  const table = doc.struct('Table');
  root.add(table);
  addRow(doc, table, 'TH', headings);
  for (const row of rows) addRow(doc, table, 'TD', row);
  addRow(doc, table, 'TH', [total.label, '', '', total.value]);
  table.end();
  doc.y += SIZES.text;
}

function addRow(doc: Doc, table: Struct, tag: 'TH' | 'TD', cells: readonly string[]): void {
  const whole = doc.page.width - 2 * MARGIN;
  let x = MARGIN;
  const boxes = cells.map((words, index) => {
    const width = whole * (COLUMNS[index] ?? 0);
    const box = { x, width: width - 8, size: SIZES.cell };
    x += width;
    return { words, box, lines: linesOf(doc, words, box) };
  });
  const height = Math.max(...boxes.map(({ lines }) => lines.length)) * heightOf(SIZES.cell) + 4;
  makeRoom(doc, height);
  const row = doc.struct('TR');
  table.add(row);
  for (const { words, box, lines } of boxes)
    row.add(doc.struct(tag, {}, () => drawLines(doc, words, lines, box)));
  row.end();
  doc.y += height;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(MARGIN, doc.y - 3).lineTo(MARGIN + whole, doc.y - 3);
  doc.lineWidth(tag === 'TH' ? 1 : 0.5).stroke(RULE_COLOR);
  doc.endMarkedContent();
}

function drawCheck(doc: Doc, root: Struct, { after, check }: LetterSheet): void {
  makeRoom(doc, QR_SIZE + SIZES.text);
  const top = doc.y;
  root.add(doc.struct('Figure', { alt: check.qr }, () => drawSquare(doc, check.address, MARGIN, top)));
  const x = MARGIN + QR_SIZE + 16;
  const box = { x, width: doc.page.width - MARGIN - x, size: SIZES.cell };
  for (const words of after) addText(doc, root, 'P', words, box);
}

function drawSquare(doc: Doc, address: string, x: number, y: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const unit = QR_SIZE / size;
  data.forEach((row, rowIndex) => {
    row.forEach((isBlack, index) => {
      if (isBlack) doc.rect(x + index * unit, y + rowIndex * unit, unit, unit);
    });
  });
  doc.fill(INK);
}

/** What is read of a line is its text, whatever its letters look like and in whichever order they are drawn. */
function drawLines(doc: Doc, words: string, lines: readonly string[], { x, size }: Box): void {
  const isPlain = fontOf(words) === 'latin';
  lines.forEach((line, index) => {
    if (!isPlain) doc.markContent('Span', { actual: line });
    drawLine(doc, line, { x, y: doc.y + index * heightOf(size), size });
    if (!isPlain) doc.endMarkedContent();
  });
}

function drawLine(doc: Doc, line: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const above = doc.y;
  let from = x;
  for (const { text, font } of piecesOf(line)) {
    // Named features make the font engine lay out the piece whole, not word by word from left to right.
    const whole = font === 'latin' ? {} : { features: WHOLE };
    doc.font(font, size);
    doc.text(text, from, y + size, { lineBreak: false, baseline: 'alphabetic', ...whole });
    from += doc.widthOfString(text, whole);
  }
  doc.y = above;
}

/** The lines of a text in the width, broken at blanks, and a word that is longer than a line anywhere. */
function linesOf(doc: Doc, words: string, { width, size }: Box): string[] {
  const widthOf = (text: string) => doc.font(fontOf(text.trimEnd()), size).widthOfString(text);
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

function heightOf(size: number): number {
  return size * 1.4;
}

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height <= doc.page.height - MARGIN) return;
  doc.addPage();
  doc.fillColor(INK);
  doc.y = MARGIN;
}
