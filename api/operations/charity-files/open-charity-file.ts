import { requireAdmin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import {
  type CharityManifest,
  isFileThere,
  MANIFEST_NAME,
  PEOPLE_NAME,
} from '#domain/charity-files/charity-file.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#domain/text/csv.ts';
import { fileName } from '#domain/text/file-name.ts';
import { charityFileTexts } from '#domain/texts/generated/charity-file.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { ZipPart } from '../people-files/zip-of.ts';
import { readCharityFile, readLines } from './charity-file-queries.ts';
import { CHARITY_TABLES, TABLES_NOT_KEPT } from './charity-tables.ts';
import { type CharityPerson, readPeople } from './read-people.ts';
import { keptColumns } from './read-table.ts';

export type OpenedFile = { name: string; parts: ZipPart[] };

/**
 * A charity's file for whoever downloads it. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, PROOF_NEEDED,
 * BAD_USER_INPUT where there is none, RATE_LIMITED.
 */
export async function openCharityFile(context: Context, asked: { providerId: string }): Promise<OpenedFile> {
  const { store, now, viewer } = context;
  const { id: providerId, name } = await findProvider(context, asked.providerId);
  const { accountId } = requireAdmin(viewer, providerId);
  requireRecentProof(context);
  await countAttempt(store, [{ limit: 'peopleFileByAccount', subject: accountId }], now);
  const file = await readCharityFile(store.read, providerId);
  if (!file || !isFileThere(file, now))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).noFile });
  const linesOf = (part: string) => readLines(store.read, providerId, part);
  const manifest: CharityManifest = JSON.parse((await whole(linesOf(MANIFEST_NAME))).join(''));
  const ids: string[] = (await whole(linesOf(PEOPLE_NAME))).map((line) => JSON.parse(line));
  const people = await readPeople(context, { accountId, providerId, ids });
  const tables = CHARITY_TABLES.map((kept) => ({
    name: kept.name,
    columns: keptColumns(kept).map(([column]) => column),
    count: manifest.tables[kept.name] ?? 0,
    lines: () => linesOf(kept.name),
  }));
  const persons = {
    ...{ name: PEOPLE_NAME, columns: PERSON_COLUMNS, count: people.length },
    lines: () => [people.map((person) => JSON.stringify(person))],
  };
  const all = [persons, ...tables];
  const team = await teamIn(linesOf(TEAM_NAME), people);
  const counted = { ...manifest, tables: { [PEOPLE_NAME]: people.length, ...manifest.tables } };
  return {
    name: fileName(name, 'zip'),
    parts: [
      { name: MANIFEST_NAME, texts: [JSON.stringify(counted)] },
      { name: 'README.txt', texts: [readme(context, counted, { tables: all, team })] },
      ...all.flatMap((table) => [
        { name: `${table.name}.jsonl`, texts: jsonTexts(table) },
        { name: `${table.name}.csv`, texts: csvTexts(table) },
      ]),
    ],
  };
}

const TEAM_NAME = 'groupMembers';

/** How many roles of the team are in the file, and of how many its reader may not know the email that moves them. */
async function teamIn(lines: AsyncIterable<string[]>, people: readonly CharityPerson[]) {
  const reached = new Set(people.flatMap(({ id, emailAddress }) => (emailAddress === null ? [] : [id])));
  const roles: { accountId: string }[] = (await whole(lines)).map((line) => JSON.parse(line));
  return { all: roles.length, staying: roles.filter(({ accountId }) => !reached.has(accountId)).length };
}

const PERSON_COLUMNS: (keyof CharityPerson)[] = [
  'id',
  'username',
  'nameFirst',
  'nameLast',
  'phoneNumber',
  'emailAddress',
  'dateOfBirth',
];

type Lines = Iterable<string[]> | AsyncIterable<string[]>;
type Table = { name: string; columns: readonly string[]; count: number; lines: () => Lines };

async function whole(lines: AsyncIterable<string[]>): Promise<string[]> {
  const all: string[] = [];
  for await (const some of lines) all.push(...some);
  return all;
}

async function* jsonTexts({ lines }: Table): AsyncGenerator<string> {
  for await (const some of lines()) yield some.map((line) => `${line}\n`).join('');
}

async function* csvTexts({ lines, columns }: Table): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const some of lines())
    yield some
      .map((line) => {
        const row: Record<string, unknown> = JSON.parse(line);
        return csvLine(columns.map((column) => cellOf(row[column])));
      })
      .join('');
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value);
}

/** What is in the file and what is not, in the language of the page. */
function readme(
  { config, request }: Context,
  { charity, madeAt }: CharityManifest,
  { tables, team }: { tables: readonly Table[]; team: Awaited<ReturnType<typeof teamIn>> },
): string {
  const t = charityFileTexts(request.pageLocale ?? FIRST_LOCALE);
  const command = 'npm run import -- charity FILE.zip';
  return [
    t.title({ charity: charity.name }),
    t.made({ madeAt, site: config.siteName }),
    '',
    ...[t.twice({ jsonl: '.jsonl', csv: '.csv' }), t.shown, t.move({ command })],
    ...(team.staying > 0 ? [t.team({ count: String(team.staying), all: String(team.all) })] : []),
    '',
    t.tables,
    ...tables.map(({ name, count, columns }) => `${name} (${count}): ${columns.join(', ')}`),
    '',
    t.left,
    ...[...new Set(Object.values(TABLES_NOT_KEPT))].map((reason) => `- ${t[reason]}`),
    '',
  ].join('\n');
}
