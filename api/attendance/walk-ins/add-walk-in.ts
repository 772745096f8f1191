import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { knownLanguage } from '#api/access/request/known-language.ts';
import type { WalkInInput } from '#api/graphql/generated/types.ts';
import { agePolicyOf } from '#api/quests/sign-up/gate-facts.ts';
import { newId } from '#db/new-id.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { instantOfMark } from '#domain/attendance/device-mark.ts';
import {
  arrivalOfWalkIn,
  MOST_WALK_INS,
  problemsOfWalkIn,
  refusalOfWalkIn,
  type WalkInForm,
  walkInOf,
  walkInProblemTexts,
} from '#domain/attendance/walk-in.ts';
import { refusalOfNames } from '#domain/contact-details/name-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleWalkInsTexts } from '#domain/texts/generated/console-walk-ins.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { askWalkInGuardian, inviteWalkIn } from './walk-in-mails.ts';
import { readWalkInQuest } from './walk-in-queries.ts';
import type { WalkInRow } from './walk-in-row.ts';

const LONGEST_KEY = 100;

/**
 * Records someone who came without an account, for those who take attendance there. Errors: NOT_LOGGED_IN,
 * QUEST_NOT_FOUND, FORBIDDEN, those of recordWalkIn.
 */
export async function addWalkIn(context: Context, input: WalkInInput): Promise<WalkInRow> {
  const { store, viewer } = context;
  const { accountId } = requireLogin(viewer);
  const { providerId } = await readWalkInQuest(store.read, input.questId);
  requireFeature(viewer, providerId, 'takeAttendance');
  return recordWalkIn(context, accountId, input);
}

/**
 * Records someone who came without an account, with the emails that follow; what a device sends again adds no one.
 * `accountId`: on whose behalf, which is counted. Errors: QUEST_NOT_FOUND, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG,
 * RATE_LIMITED, those of refusalOfWalkIn.
 */
export async function recordWalkIn(
  context: Context,
  accountId: string,
  { key, questId, locale: language, markedAt, sentAt, ...typed }: WalkInInput,
): Promise<WalkInRow> {
  const { store, now } = context;
  const cameAt = instantOfMark({ markedAt, sentAt }, now);
  const locale = knownLanguage(language ?? FIRST_LOCALE);
  const { email = null, guardianName = null, guardianEmail = null } = typed;
  const form = walkInOf({ ...typed, email, guardianName, guardianEmail });
  const refusal = refusalOfNames({ nameFirst: form.nameFirst, nameLast: form.lastInitial });
  if (refusal) throw new DomainError(refusal.code, refusal);
  const texts = walkInProblemTexts(refsOf(fieldProblemsTexts), refsOf(consoleWalkInsTexts));
  const [message] = Object.values(problemsOfWalkIn(texts, form));
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  if (key === '' || key.length > LONGEST_KEY) throw new DomainError('BAD_USER_INPUT');
  const known = await findByKey(store.read, key, questId);
  if (known) return known;
  await countAttempt(store, [{ limit: 'walkInByAccount', subject: accountId }], now);
  return store.write(async (tx) => {
    const added = await findByKey(tx, key, questId);
    return added ?? insertWalkIn(tx, context, { ...form, key, questId, locale, cameAt });
  });
}

/** What a device sent before under the key. Errors: BAD_USER_INPUT for another quest's key. */
async function findByKey(db: Db, key: string, questId: string): Promise<WalkInRow | undefined> {
  const [found] = await db.select().from(walkIn).where(eq(walkIn.key, key));
  if (found && found.questId !== questId) throw new DomainError('BAD_USER_INPUT');
  return found;
}

/** `cameAt`: when they were written down, by the server's clock. */
type Added = WalkInForm & { key: string; questId: string; locale: Locale; cameAt: number };

async function insertWalkIn(tx: Db, context: Context, added: Added): Promise<WalkInRow> {
  const { now, viewer } = context;
  const { email, guardianName, guardianEmail, cameAt, ...plain } = added;
  const { questId, ageBand } = added;
  const found = await readWalkInQuest(tx, questId);
  const refusal = refusalOfWalkIn({ ...found, agePolicy: agePolicyOf(found) }, ageBand, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  if ((await tx.$count(walkIn, eq(walkIn.questId, questId))) >= MOST_WALK_INS)
    throw new DomainError('RATE_LIMITED');
  const id = newId(now);
  const { cells } = tx;
  const row = {
    ...plain,
    id,
    email: cells.seal('walk_in.email', id, email),
    guardianName: cells.seal('walk_in.guardianName', id, guardianName),
    guardianEmail: cells.seal('walk_in.guardianEmail', id, guardianEmail),
    consent: guardianEmail === null ? null : ('asked' as const),
    arrivedAt: arrivalOfWalkIn(found, cameAt),
    createdAt: now,
  };
  await tx.insert(walkIn).values(row);
  const about = { ...added, ...found, id, startedAt: found.startedAt ?? now };
  if (guardianEmail !== null) await askWalkInGuardian(tx, context, about, guardianEmail);
  if (email !== null && guardianEmail === null) await inviteWalkIn(tx, context, about, email);
  const actorId = viewer?.accountId ?? null;
  await recordAudit(tx, now, { actorId, action: 'walk-in-added', subjectId: questId, detail: { ageBand } });
  return row;
}
