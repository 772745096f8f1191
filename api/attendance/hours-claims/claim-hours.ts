import { and, eq, gt } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { loadAttendanceFacts } from '#api/attendance/attendance/attendance-facts.ts';
import type {
  HoursClaimInput,
  MutationClaimPresenceArgs,
  MutationDisputeAttendanceArgs,
} from '#api/graphql/generated/types.ts';
import { readPeopleLookedAfter } from '#api/people/children/people-looked-after.ts';
import { requireGuardianConsent } from '#api/people/guardians/require-guardian-consent.ts';
import { copyOfOwnWords } from '#api/people/young-messages/copy-of-own-words.ts';
import { loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { newId } from '#db/new-id.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import type { Db } from '#db/store.ts';
import type { Plan } from '#domain/attendance/credit-bounds.ts';
import {
  CLAIM_STATUSES,
  MOST_CLAIMS_A_DAY,
  problemOfClaim,
  refusalAfter,
  refusalOfDispute,
  refusalOfPresence,
} from '#domain/attendance/hours-claim.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { TextRef } from '#domain/texts/text-ref.ts';
import type { HoursClaimRow } from './hours-claim-queries.ts';
import { findClaim, findLatestClaim } from './hours-claim-queries.ts';
import { tellManagersOfClaim, tellStaffOfClaim } from './tell-of-claim.ts';

/**
 * Disputes a mark of oneself, or of someone one looks after. Errors: NOT_LOGGED_IN, CONTRACT_NOT_FOUND, BAD_USER_INPUT,
 * RATE_LIMITED, CONTACT_DETAILS_TO_YOUNG.
 */
export async function disputeAttendance(
  context: Context,
  { contractId, claim }: MutationDisputeAttendanceArgs,
): Promise<HoursClaimRow> {
  const { accountId } = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const [row] = await loadAttendanceFacts(tx, [contractId]);
    const own = await readPeopleLookedAfter(tx, accountId, row ? [row.chariteerId] : []);
    if (!row || row.guildId !== null || !own.has(row.chariteerId))
      throw new DomainError('CONTRACT_NOT_FOUND');
    refuse(refusalOfDispute(row, context.now));
    const { questId, chariteerId, providerId } = row;
    const about = { kind: 'dispute' as const, contractId, questId, chariteerId, providerId, plan: row };
    refuse(refusalAfter(await findLatestClaim(tx, about), row.lastEntryAt));
    return insertClaim(tx, context, about, claim);
  });
}

/**
 * Says that someone was on a quest without a sign-up. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, CHARITEER_NOT_FOUND,
 * ALREADY_SIGNED_UP, BAD_USER_INPUT, RATE_LIMITED, CONTACT_DETAILS_TO_YOUNG, those of guardians.
 */
export async function claimPresence(
  context: Context,
  { questId, chariteerId, claim }: MutationClaimPresenceArgs,
): Promise<HoursClaimRow> {
  const { accountId } = requireLogin(context.viewer);
  const { now } = context;
  return context.store.write(async (tx) => {
    const own = await readPeopleLookedAfter(tx, accountId, [chariteerId]);
    if (!own.has(chariteerId)) throw new DomainError('CHARITEER_NOT_FOUND');
    const [row] = await loadGateRows(tx, {
      viewerId: chariteerId,
      questIds: [questId],
      isCountingAlways: false,
    });
    const isShown = row && ['Published', 'Unlisted'].includes(row.publishingStatus);
    if (!isShown || row.isBanned === 1) throw new DomainError('QUEST_NOT_FOUND');
    if (row.isSignedUp === 1) throw new DomainError('ALREADY_SIGNED_UP');
    await requireGuardianConsent(tx, now, chariteerId, row.startedAt);
    refuse(refusalOfPresence(row.endedAt ?? row.startedAt, now));
    const plan = { ...row, expectedArrivalAt: null, expectedDepartureAt: null };
    const { providerId } = row;
    const about = { kind: 'presence' as const, contractId: null, questId, chariteerId, providerId, plan };
    refuse(refusalAfter(await findLatestClaim(tx, about), null));
    return insertClaim(tx, context, about, claim);
  });
}

type About = Pick<HoursClaimRow, 'kind' | 'contractId' | 'questId' | 'chariteerId' | 'providerId'> & {
  plan: Plan;
};

async function insertClaim(
  tx: Db,
  context: Context,
  { plan, providerId, ...about }: About,
  { status: asked, words: typed, ...times }: HoursClaimInput,
): Promise<HoursClaimRow> {
  const { now } = context;
  const { accountId: writerId } = requireLogin(context.viewer);
  const status = CLAIM_STATUSES.find((one) => one === asked);
  if (!status) throw new DomainError('BAD_USER_INPUT');
  const isThere = status !== 'Excused';
  const actualArrivalAt = isThere ? (times.actualArrivalAt ?? null) : null;
  const actualDepartureAt = isThere ? (times.actualDepartureAt ?? null) : null;
  const claim = { status, actualArrivalAt, actualDepartureAt, words: typed.trim() };
  refuse(problemOfClaim(claim, plan, now));
  await refuseMany(tx, context, about);
  const copies = await copyOfOwnWords(tx, now, {
    text: claim.words,
    writerId,
    providerId,
    questId: about.questId,
  });
  await report(tx, context, 'WordsWritten', { copies });
  const id = newId(now);
  await tx.insert(hoursClaim).values({ id, ...about, ...claim, createdAt: now });
  return tellAndRead(tx, context, id);
}

async function tellAndRead(tx: Db, context: Context, id: string): Promise<HoursClaimRow> {
  const row = await findClaim(tx, id);
  if (!row) throw new DomainError('HOURS_CLAIM_NOT_FOUND');
  await tellManagersOfClaim(tx, context, row);
  return row;
}

/** Refuses more than a few claims a day. */
async function refuseMany(
  tx: Db,
  { now }: Context,
  { chariteerId }: Pick<HoursClaimRow, 'chariteerId'>,
): Promise<void> {
  const isOfPerson = eq(hoursClaim.chariteerId, chariteerId);
  const today = await tx.$count(hoursClaim, and(isOfPerson, gt(hoursClaim.createdAt, now - 24 * 3_600_000)));
  if (today >= MOST_CLAIMS_A_DAY) throw new DomainError('RATE_LIMITED');
}

function refuse(message: TextRef | null): void {
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
}

/** Asks the product's staff to decide after the charity's refusal, once. Errors: NOT_LOGGED_IN, HOURS_CLAIM_NOT_FOUND. */
export async function askStaffAboutHours(context: Context, id: string): Promise<HoursClaimRow> {
  const { accountId } = requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const row = await findClaim(tx, id);
    const own = await readPeopleLookedAfter(tx, accountId, row ? [row.chariteerId] : []);
    const isAskable = row?.state === 'refused' && row.level === 'charity' && own.has(row.chariteerId);
    if (!isAskable) throw new DomainError('HOURS_CLAIM_NOT_FOUND');
    const asked = { state: 'open', level: 'staff' } as const;
    await tx.update(hoursClaim).set(asked).where(eq(hoursClaim.id, id));
    await tellStaffOfClaim(tx, context);
    return { ...row, ...asked };
  });
}
