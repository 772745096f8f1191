import { createReadStream } from 'node:fs';
import { JSONParser } from '@streamparser/json';
import type { FileRow } from './import-rows.ts';
import { MalformedFileError } from './malformed-file.ts';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The items of a file that holds one JSON array, one by one, whatever its size. Throws MalformedFileError. */
export function readJsonArray(file: string): AsyncGenerator<FileRow<unknown>> {
  return readItems(file, { path: '$.*', opening: '[', kind: 'a list of rows' });
}

/** The features of a GeoJSON file, one by one. Throws MalformedFileError. */
export function readGeoFeatures(file: string): AsyncGenerator<FileRow<unknown>> {
  return readItems(file, { path: '$.features.*', opening: '{', kind: 'GeoJSON' });
}

type Shape = { path: string; opening: string; kind: string };

async function* readItems(file: string, wanted: Shape): AsyncGenerator<FileRow<unknown>> {
  const waiting: unknown[] = [];
  const parser = new JSONParser({ paths: [wanted.path], keepStack: false });
  const shape = { opening: '', hasEnded: false };
  parser.onValue = ({ value }) => void waiting.push(value);
  parser.onEnd = () => {
    shape.hasEnded = true;
  };
  let row = 0;
  let bytesRead = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const bytes =
      bytesRead === 0 && BYTE_ORDER_MARK.every((byte, at) => chunk[at] === byte) ? chunk.subarray(3) : chunk;
    bytesRead += chunk.length;
    shape.opening ||= bytes.toString('utf8').trimStart().slice(0, 1);
    if (shape.opening !== '' && shape.opening !== wanted.opening)
      throw new MalformedFileError(`The file is not ${wanted.kind}.`);
    feed(parser, bytes, row + waiting.length);
    while (waiting.length > 0) {
      row += 1;
      yield { row, value: waiting.shift(), bytesRead };
    }
  }
  if (!shape.hasEnded) throw new MalformedFileError(`The file ends in the middle, after row ${row}.`);
}

function feed(parser: JSONParser, bytes: Uint8Array, rowsBefore: number) {
  let problem: Error | null = null;
  parser.onError = (error) => {
    problem = error;
  };
  try {
    parser.write(bytes);
  } catch (error) {
    problem = error as Error;
  }
  if (problem)
    throw new MalformedFileError(
      `The file is not valid JSON after row ${rowsBefore}: ${(problem as Error).message}`,
    );
}
