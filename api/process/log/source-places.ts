import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const BUILT_PLACE = /(file:\/\/[^\s()]+\/scripts\/dist\/[\w/-]+\.js):(\d+):(\d+)/g;
/**
 * Source maps by built file, null if there is none. They're loaded at the first error, so most processes never do.
 */
const maps = new Map<string, SourceMap | null>();

/** Frames of a stack with the places in the sources in place of those in the built server. */
export function sourcePlaces(frames: string): string {
  return frames.replace(BUILT_PLACE, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    const { fileName, lineNumber, columnNumber } = origin;
    return `${fileName.replace(/^(\.\.\/)+/, '')}:${lineNumber}:${columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(`${fileURLToPath(file)}.map`);
  maps.set(file, map);
  return map;
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
