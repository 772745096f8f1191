import { JSONParser } from '@streamparser/json';
import { textOf } from './file-text.ts';
import type { FileRow } from './import-rows.ts';
import { malformedAt } from './malformed-file.ts';

/** The items of a file that holds one JSON array, one by one, whatever its size. Throws MalformedFileError. */
export function readJsonArray(file: string): AsyncGenerator<FileRow<unknown>> {
  return readItems(file, { paths: ['$.*'], opening: '[', kind: 'a JSON list of rows' });
}

/** The features of a GeoJSON file, one by one. Throws MalformedFileError, also for what is no collection of them. */
export async function* readGeoFeatures(file: string): AsyncGenerator<FileRow<unknown>> {
  const kind = 'a GeoJSON FeatureCollection with at least one feature';
  const found = { type: '' };
  const onType = (type: unknown) => {
    if (typeof type === 'string') found.type = type;
  };
  let row = 0;
  for await (const item of readItems(file, {
    paths: ['$.type', '$.features.*'],
    opening: '{',
    kind,
    onType,
  })) {
    row = item.row;
    yield item;
  }
  if (found.type === 'FeatureCollection' && row > 0) return;
  const what = found.type === '' ? 'no type' : `the type “${found.type.slice(0, 40)}”`;
  throw malformedAt(file, null, `expected ${kind}, found ${what} with ${row} features`);
}

type Shape = {
  paths: string[];
  opening: string;
  kind: string;
  /** Takes the value of `type` at the top, which is no item. */
  onType?: (value: unknown) => void;
};

async function* readItems(file: string, wanted: Shape): AsyncGenerator<FileRow<unknown>> {
  const waiting: unknown[] = [];
  const parser = new JSONParser({ paths: wanted.paths, keepStack: false });
  const shape = { opening: '', hasEnded: false };
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') waiting.push(value);
    else if (key === 'type') wanted.onType?.(value);
  };
  parser.onEnd = () => {
    shape.hasEnded = true;
  };
  let row = 0;
  const progress = { bytesRead: 0 };
  for await (const text of textOf(file, progress)) {
    if (text === '') continue;
    shape.opening ||= text.trimStart().slice(0, 1);
    if (shape.opening !== '' && shape.opening !== wanted.opening)
      throw malformedAt(file, 'line 1', `expected ${wanted.kind}, found “${shape.opening}”`);
    const problem = problemOfFeeding(parser, text);
    if (problem !== null)
      throw malformedAt(file, `after row ${row + waiting.length}`, `expected valid JSON: ${problem}`);
    while (waiting.length > 0) {
      row += 1;
      yield { row, place: `row ${row}`, value: waiting.shift(), bytesRead: progress.bytesRead };
    }
  }
  if (!shape.hasEnded)
    throw malformedAt(file, `after row ${row}`, 'expected the end of the list. The file ends in the middle.');
}

function problemOfFeeding(parser: JSONParser, text: string): string | null {
  let problem: Error | null = null;
  parser.onError = (error) => {
    problem = error;
  };
  try {
    parser.write(text);
  } catch (error) {
    problem = error as Error;
  }
  return problem === null ? null : (problem as Error).message;
}
