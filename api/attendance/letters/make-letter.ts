import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import type {
  LetterInput,
  MutationMakeLetterArgs,
  MutationMakeVolunteerLetterArgs,
} from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { newId } from '#db/new-id.ts';
import { letter } from '#db/schema/letter.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { coveredBy, MOST_LINES, minutesOf } from '#domain/letters/letter.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { readLetters, requireIssuer } from './letter-queries.ts';
import type { LetterRow } from './letter-row.ts';
import { hashContent, readServedTimes } from './served-queries.ts';

/**
 * Makes a letter about the viewer's own hours or a child's. Errors: NOT_LOGGED_IN, FORBIDDEN, LETTER_WITHOUT_HOURS,
 * LETTER_TOO_LONG, RATE_LIMITED.
 */
export async function makeLetter(
  context: Context,
  { input, chariteerId }: MutationMakeLetterArgs,
): Promise<LetterRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { accountId } = person;
  await countAttempt(store, [{ limit: 'letterByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    const owner = await requireSelfOrChild(tx, person, chariteerId ?? accountId);
    const about = { actorId: accountId, chariteerId: owner.accountId, isByCharity: false };
    return insertLetter(tx, now, input, { ...about, providerId: input.providerId ?? null });
  });
}

/**
 * Makes a charity's letter about a volunteer's hours there. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN,
 * LETTER_WITHOUT_HOURS, LETTER_TOO_LONG, RATE_LIMITED.
 */
export async function makeVolunteerLetter(
  context: Context,
  { input, providerId, chariteerId }: MutationMakeVolunteerLetterArgs,
): Promise<LetterRow> {
  const { store, now } = context;
  const { accountId } = await requireIssuer(context, providerId);
  await countAttempt(store, [{ limit: 'letterByAccount', subject: accountId }], now);
  const about = { actorId: accountId, chariteerId, providerId, isByCharity: true };
  return store.write((tx) => insertLetter(tx, now, input, about));
}

type About = { actorId: string; chariteerId: string; providerId: string | null; isByCharity: boolean };

async function insertLetter(
  tx: Db,
  issuedAt: number,
  { firstDay, lastDay: asked, variant, locale, paper }: LetterInput,
  { actorId, ...about }: About,
): Promise<LetterRow> {
  const today = newYorkDay(issuedAt);
  const lastDay = asked < today ? asked : today;
  const span = { firstDay, lastDay, providerId: about.providerId };
  const times = coveredBy(await readServedTimes(tx, [about.chariteerId]), span);
  // The same for whom no one knows: by an id no one finds out who there is.
  if (times.length === 0) throw new DomainError('LETTER_WITHOUT_HOURS');
  if (times.length > MOST_LINES) throw new DomainError('LETTER_TOO_LONG');
  const id = newId(issuedAt);
  const code = randomBytes(16).toString('hex');
  await tx.insert(letter).values({
    ...{ id, ...about, firstDay, lastDay, variant, locale, paper: paper ?? 'letter', issuedAt },
    codeHash: hashToken(code),
    code: tx.cells.seal('letter.code', id, code),
    contentHash: hashContent(times),
    minutes: minutesOf(times),
  });
  const entry = { actorId, subjectId: about.chariteerId, detail: { letterId: id } };
  await recordAudit(tx, issuedAt, { action: 'letter-made', ...entry });
  const [made] = await readLetters(tx, eq(letter.id, id));
  if (!made) throw new Error('A letter that was just made is not there');
  return made;
}
