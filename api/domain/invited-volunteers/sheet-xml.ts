/** Every tag that says something of a sheet or of its shared texts. No tag holds another: hostile text takes no longer. */
const TAGS = /<(\/?)(?:\w+:)?(row|c|v|t|is|si|rPh)\b([^<>]*)>([^<]*)/g;

type Tag = { isEnd: boolean; name: string; attributes: string; isEmpty: boolean; text: string };

function* tagsOf(xml: string): Generator<Tag> {
  for (const [, slash, name = '', attributes = '', text = ''] of xml.matchAll(TAGS))
    yield { isEnd: slash === '/', name, attributes, isEmpty: attributes.endsWith('/'), text: plainXml(text) };
}

/** The texts that cells of a workbook share, in their order; how a text sounds is left out. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isSound = false;
  for (const { isEnd, name, isEmpty, text } of tagsOf(xml)) {
    if (name === 'si' && !isEnd) texts.push('');
    if (name === 'rPh') isSound = !isEnd && !isEmpty;
    if (name === 't' && !isEnd && !isSound && texts.length > 0) texts.push((texts.pop() ?? '') + text);
  }
  return texts;
}

/**
 * The rows of a sheet with their numbers, each cell as text and in its column; of a formula its last value. Rows and
 * columns beyond `mostColumns` are left out.
 */
export function* rowsOfSheet(
  xml: string,
  shared: readonly string[],
  mostColumns: number,
): Generator<{ line: number; cells: string[] }> {
  let row: { line: number; cells: string[] } | null = null;
  let line = 0;
  let column = -1;
  let type = '';
  for (const { isEnd, name, attributes, isEmpty, text } of tagsOf(xml)) {
    if (name === 'row') {
      if (isEnd && row) yield row;
      line = isEnd ? line : (numberIn(attributes, 'r') ?? line + 1);
      row = isEnd || isEmpty ? null : { line, cells: [] };
      column = -1;
    } else if (name === 'c' && !isEnd) {
      column = columnIn(attributes) ?? column + 1;
      type = attributeIn(attributes, 't') ?? '';
    } else if ((name === 'v' || name === 't') && !isEnd && row && column < mostColumns) {
      while (row.cells.length <= column) row.cells.push('');
      const said = type === 's' && name === 'v' ? (shared[Number(text)] ?? '') : text;
      row.cells[column] = (row.cells[column] ?? '') + said;
    }
  }
}

/** The path of a workbook's first sheet, by `xl/workbook.xml` and what it refers to. */
export function firstSheetPath(workbook: string, relations: string): string {
  const [, sheet = ''] = /<(?:\w+:)?sheet\b([^<>]*)>/.exec(workbook) ?? [];
  const id = attributeIn(sheet, '\\w+:id');
  for (const [, attributes = ''] of relations.matchAll(/<(?:\w+:)?Relationship\b([^<>]*)>/g)) {
    if (attributeIn(attributes, 'Id') !== id) continue;
    const target = attributeIn(attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
}

/** Whether a workbook counts its days from 1904 on, as older ones of Macs do. */
export function countsFrom1904(workbook: string): boolean {
  return /<(?:\w+:)?workbookPr\b[^<>]*date1904="(1|true)"/.test(workbook);
}

function attributeIn(attributes: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
}

function numberIn(attributes: string, name: string): number | null {
  const text = attributeIn(attributes, name);
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The column that a reference as `AB12` names, 0 first. */
function columnIn(attributes: string): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(attributeIn(attributes, 'r') ?? '')?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** A text of XML with its entities read, those of Excel for characters that XML cannot hold too. */
function plainXml(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
}
