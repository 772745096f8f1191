import { and, eq, gt } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { answersSignUps } from '#api/reads/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows } from '#api/reads/sign-up/gate-facts.ts';
import { readSubjects } from '#api/reads/sign-up/read-subjects.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import { enterQuest } from '#api/verbs/contracts/enter-quest.ts';
import { claimHold } from '#api/verbs/holds/claim-hold.ts';
import { giveHoldsBack } from '#api/verbs/holds/give-holds-back.ts';
import { openAnswers } from '#api/verbs/holds/held-answers.ts';
import { holdForGuardian } from '#api/verbs/holds/hold-for-guardian.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { keepsHold, outcomeOfJoining } from '#domain/holds/joining-outcome.ts';
import { answersToKeep, namesSupervisor, type SignUpAnswers } from '#domain/holds/sign-up-answers.ts';
import type { Subject } from '#domain/permissions/permissions.ts';

/** How it ends with the quest that led someone here. Instants in epoch ms. */
export type JoinedQuest =
  | { outcome: 'on'; contract: ContractRow }
  /** `heldUntil` null: the place is held no longer, since the quest begins too soon or too many are held. */
  | { outcome: 'waits-for-guardian'; heldUntil: number | null }
  | { outcome: 'refused'; code: ErrorCode };

/**
 * Puts someone who has just said who they are on the quest that they came for, by the place that is held for their
 * browser where there is one; in the transaction that makes their account or logs them in. Someone young gets the
 * place once the guardian has agreed. A refusal throws nothing: the account stays.
 */
export async function signUpByJoining(
  tx: Db,
  context: MailContext,
  subject: Subject,
  { browserHash, inviterId, ...entering }: Entering & { browserHash: string; inviterId: string | null },
): Promise<JoinedQuest> {
  const { accountId: invitedId } = subject;
  if (inviterId !== null)
    await report(tx, context, 'FriendJoined', { questId: entering.questId, inviterId, invitedId });
  await claimHold(tx, context, { browserHash, chariteerId: subject.accountId });
  return enter(tx, context, subject, entering);
}

/**
 * Puts someone young on the quests whose places were held until now: the guardian has agreed. Where more is asked, or
 * something else came between, the place stays held for them to see to it.
 */
export async function enterHeldQuests(tx: Db, context: MailContext, chariteerId: string): Promise<void> {
  const held = await tx
    .select({ ...HELD, providerId: quest.providerId })
    .from(placeHold)
    .innerJoin(quest, eq(quest.id, placeHold.questId))
    .where(and(eq(placeHold.chariteerId, chariteerId), gt(placeHold.endsAt, context.now)));
  for (const { providerId, ...hold } of held) {
    const subjects = await readSubjects(tx, { ids: [chariteerId], providerId, now: context.now });
    const subject = subjects.get(chariteerId);
    const entering = { questId: hold.questId, isNew: true, answers: openAnswers(tx, hold) };
    if (subject) await enter(tx, context, subject, entering);
  }
}

const HELD = { id: placeHold.id, questId: placeHold.questId, answers: placeHold.answers };

type Entering = { questId: string; isNew: boolean; answers?: SignUpAnswers };

async function enter(
  tx: Db,
  context: MailContext,
  subject: Subject,
  entering: Entering,
): Promise<JoinedQuest> {
  const { accountId: chariteerId } = subject;
  const { questId, isNew, answers = {} } = entering;
  await report(tx, context, 'SpotWanted', { questId });
  const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
  const [row] = await loadGateRows(tx, question);
  if (!row || !answersSignUps(row, subject)) return { outcome: 'refused', code: 'QUEST_NOT_FOUND' };
  const outcome = outcomeOfJoining(gateFactsOf(row, subject, context.now), {
    isNew,
    hasSupervisor: namesSupervisor(answers),
  });
  const kept = answersToKeep(row, answers, { submitterId: chariteerId, now: context.now });
  if (outcome === 'waits-for-guardian')
    return {
      outcome,
      heldUntil: await holdForGuardian(tx, context, { questId, chariteerId, answers: kept }),
    };
  const entered = outcome === 'enters' ? await tryToEnter(tx, context, subject, entering) : outcome;
  if (typeof entered !== 'string') return { outcome: 'on', contract: entered };
  if (!keepsHold(entered)) {
    const own = and(eq(placeHold.questId, questId), eq(placeHold.chariteerId, chariteerId));
    await giveHoldsBack(tx, context, own);
  }
  return { outcome: 'refused', code: entered };
}

/** The contract, or the code of the refusal, before which nothing was written. */
async function tryToEnter(
  tx: Db,
  context: MailContext,
  subject: Subject,
  { questId, isNew, answers }: Entering,
): Promise<ContractRow | ErrorCode> {
  try {
    return await enterQuest(tx, context, subject, { ...answers, questId, isJoining: isNew });
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
