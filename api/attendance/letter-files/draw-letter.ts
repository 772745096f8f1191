import { encode } from 'uqr';
import type { LetterSheet } from '#domain/letters/letter-sheet.ts';
import {
  addText,
  type Doc,
  drawFile,
  drawLines,
  heightOf,
  INK,
  linesOf,
  MARGIN,
  makeRoom,
  SIZES,
  type Struct,
} from './draw-words.ts';

/** Shares of the width that the columns have. */
const COLUMNS = [0.2, 0.24, 0.34, 0.22];
const QR_SIZE = 96;
const RULE_COLOR = '#b9bfca';

/** Draws a letter about hours. */
export function drawLetter(sheet: LetterSheet): Promise<Uint8Array> {
  return drawFile(sheet, (doc, root) => {
    drawWords(doc, root, sheet);
    drawRows(doc, root, sheet);
    drawCheck(doc, root, sheet);
  });
}

function drawWords(doc: Doc, root: Struct, { title, before, charities }: LetterSheet): void {
  const text = { x: MARGIN, width: doc.page.width - 2 * MARGIN, size: SIZES.text };
  addText(doc, root, 'H1', title, { ...text, size: SIZES.title });
  for (const words of before) addText(doc, root, 'P', words, text);
  addText(doc, root, 'H2', charities.heading, text);
  for (const words of charities.lines) addText(doc, root, 'P', words, text);
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
