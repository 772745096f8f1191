import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Key of a file: its name alone, so that the list survives moves. */
const keyOf = (file: string) => path.basename(file);
const FILE = path.join(import.meta.dirname, '../known-offenders.json');
/** Takes away what was mended; what was added stays refused. */
const UPDATE = 'UPDATE_OFFENDERS';

type Counts = Readonly<Record<string, number>>;

/**
 * Holds those who break a rule against those who did when it was written down (`known-offenders.json`: rule → name of the
 * file → how many). Returns what differs, in words: no one joins them, and who is mended is taken off the list.
 */
export function holdBack(rule: string, offenders: readonly string[]): string[] {
  const all = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Counts>;
  const known = all[rule] ?? {};
  const found: Counts = Object.fromEntries(
    [...Map.groupBy(offenders, keyOf)].map(([file, same]) => [file, same.length]),
  );
  const added = Object.keys(found).filter((file) => (found[file] ?? 0) > (known[file] ?? 0));
  const mended = Object.keys(known).filter((file) => (found[file] ?? 0) < (known[file] ?? 0));
  if (process.env[UPDATE] && mended.length > 0) {
    const left = Object.entries(known).flatMap(([file, count]): [string, number][] => {
      const now = Math.min(count, found[file] ?? 0);
      return now === 0 ? [] : [[file, now]];
    });
    const written = { ...all, [rule]: Object.fromEntries(left) };
    writeFileSync(FILE, `${JSON.stringify(written, null, 2)}\n`);
    return toldAs(added, found, known);
  }
  return [
    ...toldAs(added, found, known),
    ...mended.map((file) => `${file} is mended: ${UPDATE}=1 takes it off tests/known-offenders.json`),
  ];
}

function toldAs(files: readonly string[], found: Counts, known: Counts): string[] {
  return files.map((file) => `${file}: ${found[file]}, where at most ${known[file] ?? 0} may be`);
}
