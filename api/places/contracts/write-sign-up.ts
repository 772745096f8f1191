import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { insertContract, type NewContract } from '#api/places/places/insert-contract.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { newId } from '#db/new-id.ts';
import { type SurveyAnswer, surveySubmission } from '#db/schema/survey-submission.ts';
import type { Db } from '#db/store.ts';
import { FEAST_SURVEY_ID } from '#domain/sign-up/feast-form.ts';
import { type Confirmation, type TellingFacts, tellWithFacts } from './tell-signed-up.ts';

/** What a sign-up changes, and how it is confirmed. */
export type SignUpChanges = {
  values: NewContract & { id: string; providerId: string };
  answers?: SurveyAnswer[] | null;
  takeSpot: () => Promise<unknown>;
  wasWaiting: boolean;
  confirmation?: Confirmation | undefined;
};

/**
 * Writes the contract of someone who gets a spot, with all that belongs to it. Everything is sent before one of it is
 * awaited, so that many sign-ups can share a trip to the database. Errors: ALREADY_SIGNED_UP, those of `takeSpot`.
 */
export async function writeSignUp(
  tx: Db,
  context: MailContext,
  { values, answers = null, takeSpot, wasWaiting, confirmation }: SignUpChanges,
  telling: TellingFacts,
): Promise<ContractRow> {
  const [signedUp] = await Promise.all([
    insertContract(tx, values, 'ALREADY_SIGNED_UP'),
    takeSpot(),
    insertSubmission(tx, values, answers),
    tellWithFacts(tx, context, values, telling, confirmation),
    report(tx, context, 'SignedUp', { contracts: [values] }),
  ]);
  const { questId, chariteerId } = values;
  await report(tx, context, 'SpotTaken', { questId, chariteerId, wasWaiting });
  return signedUp;
}

/** Keeps the answers of a sign-up as a submission of their own; nothing where none were asked for. */
async function insertSubmission(
  tx: Db,
  { id: contractId, chariteerId: submitterId, claimedAt }: SignUpChanges['values'],
  answers: SurveyAnswer[] | null,
): Promise<void> {
  if (answers === null) return;
  await tx.insert(surveySubmission).values({
    id: newId(claimedAt),
    surveyId: FEAST_SURVEY_ID,
    submitterId,
    contractId,
    submissionTimestamp: claimedAt,
    answers,
  });
}
