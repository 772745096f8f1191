import { parsedJson } from '#domain/text/parsed-json.ts';
import { cutFile } from '../csv-cells.ts';
import { columnOf, isListColumn, type ListColumn } from './columns.ts';
import { type PersonRow, shapeProblem } from './person-row.ts';

type Row = Omit<PersonRow, 'bytesRead'>;

/** The rows of a file with a JSON object a line. Throws MalformedFileError where the last one is cut off. */
export async function* readJsonPeople(file: string, text: AsyncIterable<string>): AsyncGenerator<Row> {
  let line = 0;
  let open = '';
  for await (const chunk of text) {
    const lines = (open + chunk).split(/\r\n|\n/);
    open = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      if (one.trim() !== '') yield rowOf(line, one);
    }
  }
  if (open.trim() === '') return;
  const last = rowOf(line + 1, open);
  if (last.problem) throw cutFile(file, line + 1);
  yield last;
}

function rowOf(line: number, text: string): Row {
  const row: Row = { line, texts: {}, lists: {} };
  const value = parsedJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ...row, problem: shapeProblem('one JSON object') };
  for (const [name, given] of Object.entries(value)) {
    const column = columnOf(name);
    if (column === null) continue;
    if (isListColumn(column)) row.lists[column] = itemsOf(column, given);
    else row.texts[column] = textOf(given);
  }
  return row;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The items of a list as a CSV file writes them; a text is one item or several with “|” between them. */
function itemsOf(column: ListColumn, value: unknown): string[] {
  if (!Array.isArray(value)) return textOf(value).split('|');
  return value.map((item) =>
    typeof item === 'object' && item !== null ? written(column, item) : textOf(item),
  );
}

function written(column: ListColumn, item: object): string {
  const part = (name: string) => textOf(new Map<string, unknown>(Object.entries(item)).get(name));
  if (column === 'groups') return part('role') === '' ? part('group') : `${part('role')}: ${part('group')}`;
  if (column === 'pastHours') {
    const minutes = part('minutes');
    return `${part('date')} ${minutes === '' ? part('hours') : Number(minutes) / 60} ${part('charity')}`;
  }
  return part('id') || part('name');
}
