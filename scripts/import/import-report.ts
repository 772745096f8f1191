import type { JsonRow } from './read-json-array.ts';

/** Where a row stands in the file, for people who look it up. */
export type Place = string;

export type ImportReport = {
  created: number;
  updated: number;
  unchanged: number;
  postedQuests: number;
  alreadyPostedQuests: number;
  shortened: { place: Place; from: string; to: string }[];
  clamped: { place: Place; what: string; from: number; to: number }[];
  refused: { place: Place; reason: string }[];
};

export function emptyReport(): ImportReport {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    postedQuests: 0,
    alreadyPostedQuests: 0,
    shortened: [],
    clamped: [],
    refused: [],
  };
}

/** The report as lines: what was not taken as it stood first, the sums last. */
export function reportLines(report: ImportReport, isDryRun: boolean): string[] {
  const details = [
    ...report.shortened.map(({ place, from, to }) => `shortened  ${place}: «${from}» → «${to}»`),
    ...report.clamped.map(({ place, what, from, to }) => `clamped    ${place}: ${what} ${from} → ${to}`),
    ...report.refused.map(({ place, reason }) => `refused    ${place}: ${reason}`),
  ];
  const { created, updated, unchanged, postedQuests, alreadyPostedQuests } = report;
  return [
    ...details,
    '',
    ...(isDryRun ? ['Dry run: nothing was written. It would be:'] : []),
    `${created} created, ${updated} updated, ${unchanged} unchanged, ${report.shortened.length} shortened, ` +
      `${report.clamped.length} clamped, ${report.refused.length} refused`,
    ...(postedQuests + alreadyPostedQuests > 0
      ? [`${postedQuests} quests posted, ${alreadyPostedQuests} already posted`]
      : []),
  ];
}

export type Progress = (row: JsonRow) => void;

/** A progress line that stays on one line of a terminal and keeps quiet elsewhere. */
export function terminalProgress(totalBytes: number, out: NodeJS.WriteStream): Progress {
  if (!out.isTTY) return () => {};
  let shown = '';
  return ({ row, bytesRead }) => {
    const percent = Math.min(100, Math.floor((bytesRead / Math.max(1, totalBytes)) * 100));
    const line = `\r${row} rows read, ${percent} % of the file`;
    if (line !== shown) out.write(line);
    shown = line;
  };
}
