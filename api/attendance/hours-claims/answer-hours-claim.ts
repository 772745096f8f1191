import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature, requireLogin, requireStaff } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { addToQuest } from '#api/attendance/attendance/add-past-volunteer.ts';
import { EDIT_ATTENDANCE, markContracts } from '#api/attendance/attendance/mark-contracts.ts';
import type { MutationAnswerHoursClaimArgs } from '#api/graphql/generated/types.ts';
import { readPeopleLookedAfter } from '#api/people/children/people-looked-after.ts';
import { copyToYoung } from '#api/people/young-messages/copy-to-young.ts';
import { loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import type { Db } from '#db/store.ts';
import { ENTRY_REASON_MAX } from '#domain/attendance/attendance-entry.ts';
import { CLAIM_STATUSES, needsReason, problemOfAnswer } from '#domain/attendance/hours-claim.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { codePointsOf, cutText } from '#domain/text/cut-text.ts';
import type { HoursClaimRow } from './hours-claim-queries.ts';
import { findClaim } from './hours-claim-queries.ts';
import { tellManagersOfClaim, tellVolunteerOfAnswer } from './tell-of-claim.ts';

const ANSWERS = ['accepted', 'partly', 'refused'] as const;

/**
 * Decides on an open claim, and marks the sign-up with all that follows. Errors: NOT_LOGGED_IN, HOURS_CLAIM_NOT_FOUND,
 * FORBIDDEN, BAD_USER_INPUT, those of takeAttendance and addToQuest, CONTACT_DETAILS_TO_YOUNG.
 */
export async function answerHoursClaim(
  context: Context,
  args: MutationAnswerHoursClaimArgs,
): Promise<HoursClaimRow> {
  const { accountId: actorId } = requireLogin(context.viewer);
  const { store, now } = context;
  const state = ANSWERS.find((one) => one === args.answer) ?? 'refused';
  const answer = args.reason?.trim() || null;
  const message = problemOfAnswer(state, answer, stayOf(args));
  return store.write(async (tx) => {
    const claim = await findOpenClaim(tx, context, args.id);
    if (message) throw new DomainError('BAD_USER_INPUT', { message });
    const { providerId, chariteerId: recipientId } = claim;
    const about = { providerId, recipientId, senderId: actorId, kind: 'message' as const, text: answer };
    await report(tx, context, 'WordsWritten', { copies: await copyToYoung(tx, now, about) });
    const contractId =
      state === 'refused'
        ? claim.contractId
        : await mark(tx, context, claim, { ...args, actorId, text: answer });
    const decided = { state, contractId, answer, answeredAt: now, answeredById: actorId };
    await tx.update(hoursClaim).set(decided).where(eq(hoursClaim.id, claim.id));
    const after = (await findClaim(tx, claim.id)) ?? { ...claim, ...decided };
    const isByStaff = claim.level === 'staff';
    await tellVolunteerOfAnswer(tx, context, { before: claim, after }, { state, isByStaff, answer });
    if (isByStaff) await tellManagersOfClaim(tx, context, claim, after);
    const detail = { answer: state, level: claim.level };
    await recordAudit(tx, now, { actorId, action: 'hours-claim-answered', subjectId: contractId, detail });
    return after;
  });
}

/** An open claim that the viewer may decide on: never their own, or that of someone they look after. */
async function findOpenClaim(tx: Db, { viewer }: Context, id: string): Promise<HoursClaimRow> {
  const { accountId } = requireLogin(viewer);
  const claim = await findClaim(tx, id);
  if (claim?.state !== 'open') throw new DomainError('HOURS_CLAIM_NOT_FOUND');
  if (claim.level === 'staff') requireStaff(viewer);
  else requireFeature(viewer, claim.providerId, 'takeAttendance');
  const own = await readPeopleLookedAfter(tx, accountId, [claim.chariteerId]);
  if (own.has(claim.chariteerId)) throw new DomainError('FORBIDDEN');
  return claim;
}

type Decision = MutationAnswerHoursClaimArgs & { actorId: string; text: string | null };

/** Marks as claimed, or in part as given. Returns the contract's id. */
async function mark(
  tx: Db,
  context: Context,
  claim: HoursClaimRow,
  { text, actorId, ...given }: Decision,
): Promise<string> {
  const stay = given.answer === 'partly' ? stayOf(given) : claim;
  const { status, actualArrivalAt, actualDepartureAt } = stay;
  if (!CLAIM_STATUSES.some((one) => one === status)) throw new DomainError('BAD_USER_INPUT');
  const contractId = claim.contractId ?? (await addClaimant(tx, context, claim, actorId));
  // A change later than a day needs a reason: the answer, else what the volunteer says. Hours over the plan need the answer.
  const reason = shortened(text ?? claim.words);
  const timesReason = needsReason(claim, stay) ? shortened(text) : null;
  const role = claim.level === 'staff' ? ('staff' as const) : ('manager' as const);
  const item = { updateAction: EDIT_ATTENDANCE, id: contractId, supervisorId: actorId, role, reason };
  const times = { actualArrivalAt, actualDepartureAt, timesReason };
  await markContracts(context, tx, [{ ...item, ...times, status, way: 'answer' }]);
  return contractId;
}

function stayOf({
  status = null,
  actualArrivalAt = null,
  actualDepartureAt = null,
}: MutationAnswerHoursClaimArgs) {
  return { status, actualArrivalAt, actualDepartureAt };
}

function shortened(text: string | null): string | null {
  return text && cutText(text, ENTRY_REASON_MAX, codePointsOf);
}

/** Puts someone who was there without a sign-up on the quest. */
async function addClaimant(
  tx: Db,
  context: Context,
  { questId, chariteerId }: HoursClaimRow,
  actorId: string,
): Promise<string> {
  const asked = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
  const [row] = await loadGateRows(tx, asked);
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  return (await addToQuest(tx, context, row, { chariteerId, actorId })).id;
}
