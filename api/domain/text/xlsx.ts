import type { CsvCell } from './csv.ts';
import { withoutFormula } from './formula.ts';

/** Name of a part of a workbook, and its text piece by piece. */
export type WorkbookPart = { name: string; texts: Iterable<string> };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const FIXED: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>` +
    '<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The parts of a workbook with one sheet, to be zipped; `blocks`: its rows, some at a time. */
export function workbookParts(blocks: Iterable<readonly (readonly CsvCell[])[]>): WorkbookPart[] {
  const fixed = Object.entries(FIXED).map(([name, text]) => ({ name, texts: [XML + text] }));
  return [...fixed, { name: 'xl/worksheets/sheet1.xml', texts: sheetTexts(blocks) }];
}

function* sheetTexts(blocks: Iterable<readonly (readonly CsvCell[])[]>): Generator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
  for (const rows of blocks) yield rows.map((cells) => `<row>${cells.map(cellOf).join('')}</row>`).join('');
  yield '</sheetData></worksheet>';
}

/** A cell is a number or a text, never a formula; a text that would become one where it is copied gets an apostrophe. */
function cellOf(cell: CsvCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapedXml(withoutFormula(cell))}</t></is></c>`;
}

/** Text of an XML element; what XML cannot hold is left out. */
function escapedXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML cannot hold.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
