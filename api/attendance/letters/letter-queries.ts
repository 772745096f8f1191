import { and, desc, eq, type SQL } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { isOwnChild, readChildrenInCare } from '#api/people/children/child-queries.ts';
import { isInList } from '#db/in-list.ts';
import { letter } from '#db/schema/letter.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { codeInGroups } from '#domain/letters/check-code.ts';
import { coveredBy, letterState, mayIssueLetters, minutesOf } from '#domain/letters/letter.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import type { LetterRow, ServedRow } from './letter-row.ts';
import { hashContent, readServedTimes } from './served-queries.ts';

const MOST = 100;

/** The letters about the session's own volunteer and their children. Errors: NOT_LOGGED_IN. */
export async function listOwnLetters(context: Context): Promise<LetterRow[]> {
  return readLetters(context.store.read, isInList(letter.chariteerId, await ownIds(context)));
}

/** The charities where the session's own volunteer or a child has hours, by name. Errors: NOT_LOGGED_IN. */
export async function listLetterCharities(context: Context): Promise<{ id: string; name: string }[]> {
  const times = await readServedTimes(context.store.read, await ownIds(context));
  const names = new Map(times.map(({ providerId, charity }) => [providerId, charity]));
  return sortedByName(
    [...names].map(([id, name]) => ({ id, name })),
    ({ name }) => name,
  );
}

async function ownIds({ viewer, store }: Context): Promise<string[]> {
  const person = requireLogin(viewer);
  const children = await readChildrenInCare(store.read, person);
  return [person.accountId, ...children.map(({ id }) => id)];
}

/** The letters that a charity made about a volunteer. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listVolunteerLetters(
  context: Context,
  { providerId, chariteerId }: { providerId: string; chariteerId: string },
): Promise<LetterRow[]> {
  await requireIssuer(context, providerId);
  const isOfCharity = and(eq(letter.providerId, providerId), eq(letter.isByCharity, true));
  return readLetters(context.store.read, and(eq(letter.chariteerId, chariteerId), isOfCharity));
}

/** The viewer, who may make letters for a charity. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function requireIssuer(context: Context, providerId: string): Promise<Viewer> {
  await findProvider(context, providerId);
  const person = requireFeature(context.viewer, providerId, 'takeAttendance');
  if (!mayIssueLetters(person, providerId)) throw new DomainError('FORBIDDEN');
  return person;
}

type Held = Pick<LetterRow, 'chariteerId' | 'providerId' | 'isByCharity'>;

/** Whether a letter is the viewer's to fetch and revoke: the person's, their guardian's, or the charity's that made it. */
export async function isHolder(db: Db, viewer: Viewer, held: Held): Promise<boolean> {
  if (held.chariteerId === viewer.accountId) return true;
  if (held.isByCharity && held.providerId !== null && mayIssueLetters(viewer, held.providerId)) return true;
  return isOwnChild(db, viewer, held.chariteerId);
}

/** Letters with what has become of them, the latest first. Two statements. */
export async function readLetters(db: Db, condition: SQL | undefined): Promise<LetterRow[]> {
  const letters = await db
    .select({ letter, charity: provider.name })
    .from(letter)
    .leftJoin(provider, eq(provider.id, letter.providerId))
    .where(condition)
    .orderBy(desc(letter.issuedAt), desc(letter.id))
    .limit(MOST);
  if (letters.length === 0) return [];
  const times = await readServedTimes(db, [...new Set(letters.map((row) => row.letter.chariteerId))]);
  return letters.map((row) => withState(db, row, times));
}

type Stored = { letter: typeof letter.$inferSelect; charity: string | null };

function withState(db: Db, { letter: stored, charity }: Stored, times: readonly ServedRow[]): LetterRow {
  const { code: sealed, codeHash, contentHash, revokedAt, ...row } = stored;
  const now = coveredBy(
    times.filter(({ chariteerId }) => chariteerId === row.chariteerId),
    row,
  );
  const code = db.cells.open('letter.code', row.id, sealed);
  return {
    ...row,
    charity,
    code: code === null ? null : codeInGroups(code),
    minutesNow: minutesOf(now),
    state: letterState({ revokedAt }, hashContent(now) === contentHash),
  };
}
