import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { settleClash } from '#api/places/places/settle-clash.ts';
import { takeSpot } from '#api/places/places/take-spot.ts';
import { requireSupervisor } from '#api/places/supervision/require-supervisor.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { type GateRow, gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { SignUpAnswers } from '#domain/holds/sign-up-answers.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { type GivenHead, partyJson } from '#domain/sign-up/party.ts';
import { decideSignUp } from '#domain/sign-up/sign-up-decision.ts';
import type { GateFacts } from '#domain/sign-up/sign-up-gate.ts';
import { refuseFormDetails, wordsOfForm } from './refuse-form-details.ts';
import { type Confirmation, readTellingFacts, type TellingFacts } from './tell-signed-up.ts';
import { writeSignUp } from './write-sign-up.ts';

/** A quest that someone wants to be on, and what they say to it. */
export type Wish = SignUpAnswers & {
  questId: string;
  /** The contract to give up for it. */
  leaveContractId?: string | null | undefined;
  /** People without an account who come along. */
  others?: readonly GivenHead[] | null | undefined;
  /** Signing up and creating an account in one step; set by the server only. */
  isJoining?: boolean;
  /** Moves the spot of another person, who hands it over. */
  handOver?: { move: (contractId: string) => Promise<void>; confirmation: Confirmation };
};

/** What is known of someone and the quest that they want. */
export type SignUpFacts = { row: GateRow; gate: GateFacts; isYoung: boolean; telling: TellingFacts };

/**
 * Puts someone on a quest for whoever is known to act for them, inside a write. Who has an offer gets the place that it
 * holds; no one is on the waitlist and on the quest at once, and no one on two quests at one time.
 * Errors: every refusal of the gate, those of settleClash, QUEST_NOT_FOUND, BAD_USER_INPUT, SUPERVISOR_MISSING.
 */
export async function enterQuest(
  tx: Db,
  context: MailContext,
  comer: Subject,
  wish: Wish,
): Promise<ContractRow> {
  const { questId } = wish;
  await report(tx, context, 'SpotWanted', { questId });
  return enterWith(tx, context, comer, wish, await readSignUpFacts(tx, context, comer, questId));
}

/** Reads all that decides about a sign-up, in one trip. Errors: QUEST_NOT_FOUND. */
export async function readSignUpFacts(
  tx: Db,
  context: MailContext,
  comer: Subject,
  questId: string,
): Promise<SignUpFacts> {
  const { now } = context;
  const { accountId: chariteerId } = comer;
  const asked = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false, clashesAt: now };
  const [[row], telling] = await Promise.all([
    loadGateRows(tx, asked),
    readTellingFacts(tx, context, { questId, chariteerId }),
  ]);
  if (!row || !answersSignUps(row, comer)) throw new DomainError('QUEST_NOT_FOUND');
  return { row, gate: gateFactsOf(row, comer, now), isYoung: isYoungOn(row.dateOfBirth, now), telling };
}

/** Puts someone on a quest with facts already loaded. Errors: those of enterQuest but QUEST_NOT_FOUND. */
export async function enterWith(
  tx: Db,
  context: MailContext,
  { accountId: chariteerId }: Subject,
  { questId, handOver, ...wish }: Wish,
  { row, gate, isYoung, telling }: SignUpFacts,
): Promise<ContractRow> {
  const { now } = context;
  const isHandedOver = handOver !== undefined;
  const decision = decideSignUp(row, gate, { ...wish, submitterId: chariteerId, isHandedOver });
  if (decision.refusal) throw new DomainError(decision.refusal, decision);
  const { form, party, answers, needsSupervisor } = decision;
  const who = { id: newId(now), questId, providerId: row.providerId, chariteerId, guildId: null };
  const coming = { others: party.length, party: partyJson(party) };
  const values = { ...form, ...who, ...coming, claimedAt: now };
  if (isYoung) await refuseFormDetails(tx, now, values);
  // Whoever joins keeps the account though the quest refuses them: then nothing of the sign-up may be written.
  if (needsSupervisor && !isHandedOver) await requireSupervisor(tx, now, values, wish);
  await settleClash(tx, context, { ...wish, row, chariteerId, chosen: form });
  const isHeld = gate.viewer?.hasHeldPlace === true;
  const isOfGuild = gate.viewer?.guildSpotsLeft != null;
  const signedUp = await writeSignUp(
    tx,
    context,
    {
      ...{ values, answers, wasWaiting: row.isWaiting === 1, confirmation: handOver?.confirmation },
      takeSpot: () => handOver?.move(values.id) ?? takeSpot(tx, now, values, { isHeld, isOfGuild }),
    },
    telling,
  );
  if (needsSupervisor) {
    const { startedAt } = row;
    await report(tx, context, 'SupervisorChosen', {
      ...values,
      contractId: values.id,
      startedAt,
      choice: wish,
    });
  }
  if (isYoung) await report(tx, context, 'WordsWritten', { copies: wordsOfForm(now, values) });
  return signedUp;
}
