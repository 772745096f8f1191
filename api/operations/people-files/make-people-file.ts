import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { report } from '#api/access/events/report.ts';
import { type Context, createContext } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { listAllVolunteers } from '#api/desk/volunteer-list/list-volunteers.ts';
import type { QueryVolunteerPageArgs } from '#api/graphql/generated/types.ts';
import { listAllSpecificChariteers } from '#api/recaps/recaps/leaderboard.ts';
import { listServed } from '#api/recaps/recaps/recap-lists.ts';
import { readRecapNumbers } from '#api/recaps/recaps/recap-numbers.ts';
import { requireRecap } from '#api/recaps/recaps/require-recap.ts';
import { countsOfReading } from '#domain/audit/contact-reading.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { figureRows } from '#domain/recaps/figures-file.ts';
import { listedIn, recapFileName, rowsOfFile, VOLUNTEER_FILE_NAME } from '#domain/recaps/people-file.ts';
import { isPeriod } from '#domain/recaps/recap-period.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import type { ConsoleLocale } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { type FileRow, peopleRead, seenPerson } from './seen-person.ts';

/** Which file someone asks for. Instants in epoch ms, `until` not included; a period is 'YYYY-MM' or 'YYYY'. */
export type AskedFile =
  | { kind: 'VOLUNTEERS'; providerId: string; from: number; until: number; q?: string | undefined }
  | ({ kind: 'VOLUNTEER_LIST'; providerId: string } & Pick<QueryVolunteerPageArgs, 'filter' | 'sort'>)
  | { kind: 'RECAP'; providerId: string; period: string; isWorkbook: boolean };

/** Which figures someone asks for: those of a period 'YYYY-MM' or 'YYYY'. */
export type AskedFigures = { kind: 'FIGURES'; providerId: string; period: string; isWorkbook: boolean };

/** A file whose rows are told in the language of the console that asks. */
export type MadeFile = { name: string; rowsIn: (locale: ConsoleLocale) => Iterable<CsvCell[][]> };

/**
 * Reads a file with people, whole, and notes it in the audit log in the same transaction: nothing of it leaves before
 * that is on the disk, and the file holds just those whom the entry counts. As many statements for a thousand people
 * as for one. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, PROOF_NEEDED, BAD_USER_INPUT for a period,
 * RATE_LIMITED after thirty in a quarter of an hour.
 */
export async function makePeopleFile(context: Context, asked: AskedFile): Promise<MadeFile> {
  const { accountId } = requireLogin(context.viewer);
  const { id: providerId, name } = await requireFile(context, asked);
  const { kind } = asked;
  // Each stands in memory until it is on its way.
  await countAttempt(context.store, [{ limit: 'peopleFileByAccount', subject: accountId }], context.now);
  return context.store.write(async (tx) => {
    // What is read on the way, rights included, is read in here too.
    const inside = createContext({ ...context, store: { ...context.store, read: tx } });
    const rows = await readRows(inside, { ...asked, providerId });
    const seen = await Promise.all(rows.map((row) => seenPerson(inside, row)));
    const people = listedIn(kind, seen);
    const listed = new Set(people.map(({ id }) => id));
    const read = peopleRead(inside, seen, rows, listed);
    const detail = { file: kind, rows: people.length, ...countsOfReading(read.values()) };
    const about = { actorId: accountId, subjectId: providerId };
    await recordAudit(tx, context.now, { ...about, action: 'export', detail });
    await report(tx, context, 'ContactsRead', { readerId: accountId, people: read });
    return { name: fileNameOf(name, asked), rowsIn: (locale) => rowsOfFile(kind, people, locale) };
  });
}

function fileNameOf(charity: string, asked: AskedFile): string {
  if (asked.kind !== 'RECAP') return VOLUNTEER_FILE_NAME;
  return recapFileName(charity, asked.period, asked.isWorkbook ? 'xlsx' : 'csv');
}

/** The charity whose file the viewer may have: the one place that decides. */
async function requireFile(context: Context, asked: AskedFile): Promise<{ id: string; name: string }> {
  if (asked.kind === 'RECAP') {
    await requireRecap(context, asked.providerId, 'lists');
    if (!isPeriod(asked.period))
      throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  }
  const charity = await findProvider(context, asked.providerId);
  requireFeature(context.viewer, charity.id, 'readRankings');
  requireRecentProof(context);
  return charity;
}

async function readRows(context: Context, asked: AskedFile): Promise<FileRow[]> {
  if (asked.kind === 'VOLUNTEER_LIST') {
    const rows = await listAllVolunteers(context, asked);
    return rows.map(({ chariteer, minutes, ...visits }) => ({
      ...{ chariteer, combinedMinutes: minutes, completedQuests: 0, visits },
    }));
  }
  if (asked.kind === 'RECAP') return Promise.all(await listServed(context, asked));
  const { providerId: specificProvider, from, until, q } = asked;
  return listAllSpecificChariteers(context, {
    specificProvider,
    dateRangeBeginning: from,
    dateRangeEnding: until,
    q,
  });
}

/** The figures of a recap, which tell of nobody. Errors: those of readRecapNumbers. */
export async function makeFiguresFile(context: Context, asked: AskedFigures): Promise<MadeFile> {
  const { charity, numbers } = await readRecapNumbers(context, asked);
  const name = recapFileName(charity, asked.period, asked.isWorkbook ? 'xlsx' : 'csv');
  return { name, rowsIn: (locale) => [figureRows(numbers, locale)] };
}
