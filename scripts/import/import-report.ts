import path from 'node:path';
import type { z } from 'zod';

/** Position of a row in the file, for people who look it up. */
export type Place = string;

/** The exit code of a run that refused some rows: a script that runs the command can tell. */
export const SOME_ROWS_REFUSED = 2;

export type Outcomes = { created: number; updated: number; unchanged: number };

export type ImportReport = Outcomes & {
  /** Outcomes of the organizations, for files whose rows belong to organizations but aren't any themselves. */
  organizations: Outcomes;
  uncategorized: number;
  postedQuests: number;
  alreadyPostedQuests: number;
  /** Quests whose days are over, taken without them. */
  past: { stamps: number; roles: number };
  /** What was taken otherwise than it stands there. */
  mended: { place: Place; what: string }[];
  /** Rows that may tell of what an earlier one told of. */
  likelyDuplicates: { place: Place; what: string }[];
  shortened: { place: Place; from: string; to: string }[];
  clamped: { place: Place; what: string; from: number; to: number }[];
  /** Parts of rows that were taken all the same. */
  leftOut: { place: Place; reason: string }[];
  /** Whole rows. */
  refused: { place: Place; reason: string }[];
};

export function emptyReport(): ImportReport {
  return {
    created: 0,
    updated: 0,
    unchanged: 0,
    organizations: { created: 0, updated: 0, unchanged: 0 },
    uncategorized: 0,
    postedQuests: 0,
    alreadyPostedQuests: 0,
    past: { stamps: 0, roles: 0 },
    mended: [],
    likelyDuplicates: [],
    shortened: [],
    clamped: [],
    leftOut: [],
    refused: [],
  };
}

/** The report as lines: what was not taken as it stood first, named by `file` and place, the sums last. */
export function reportLines(report: ImportReport, isDryRun: boolean, file: string | null): string[] {
  const { shortened, clamped, leftOut, refused, organizations, uncategorized } = report;
  const at = (place: Place) => (file === null ? place : `${path.basename(file)}, ${place}`);
  const { postedQuests, alreadyPostedQuests, past, mended, likelyDuplicates } = report;
  return [
    ...mended.map(({ place, what }) => `mended     ${at(place)}: ${what}`),
    ...likelyDuplicates.map(({ place, what }) => `double?    ${at(place)}: ${what}`),
    ...shortened.map(({ place, from, to }) => `shortened  ${at(place)}: «${from}» → «${to}»`),
    ...clamped.map(({ place, what, from, to }) => `clamped    ${at(place)}: ${what} ${from} → ${to}`),
    ...leftOut.map(({ place, reason }) => `left out   ${at(place)}: ${reason}`),
    ...refused.map(({ place, reason }) => `refused    ${at(place)}: ${reason}`),
    '',
    ...(isDryRun ? ['Dry run: nothing was written. It would be:'] : []),
    `${inWords(report)}, ${shortened.length} shortened, ${clamped.length} clamped, ` +
      `${leftOut.length} left out, ${refused.length} refused`,
    ...(sum(organizations) > 0 ? [`Organizations: ${inWords(organizations)}`] : []),
    ...(mended.length + likelyDuplicates.length > 0
      ? [`${mended.length} mended, ${likelyDuplicates.length} likely duplicates`]
      : []),
    ...(past.stamps + past.roles > 0
      ? [
          `${past.stamps + past.roles} whose days are over: ${past.stamps} are stamps, to be posted on a new day, ` +
            `${past.roles} are drafts of roles without a date`,
        ]
      : []),
    ...(uncategorized > 0 ? [`${uncategorized} in none of the 25 categories`] : []),
    ...(postedQuests + alreadyPostedQuests > 0
      ? [`${postedQuests} quests posted, ${alreadyPostedQuests} already posted`]
      : []),
  ];
}

const inWords = ({ created, updated, unchanged }: Outcomes) =>
  `${created} created, ${updated} updated, ${unchanged} unchanged`;

const sum = ({ created, updated, unchanged }: Outcomes) => created + updated + unchanged;

export type Progress = (position: { row: number; bytesRead: number }) => void;

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

/** The first thing that is wrong with a row, with its place in it. */
export function issueOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'row'}: ${issue.message}` : 'not understood';
}
