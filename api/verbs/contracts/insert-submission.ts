import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import { newId } from '#db/new-id.ts';
import { type SurveyAnswer, surveySubmission } from '#db/schema/survey-submission.ts';
import type { Db } from '#db/store.ts';
import { FEAST_SURVEY_ID } from '#domain/sign-up/feast-form.ts';

/** Keeps the answers of a sign-up as a submission of their own; nothing where none were asked for. */
export async function insertSubmission(
  tx: Db,
  {
    id: contractId,
    chariteerId: submitterId,
    claimedAt,
  }: Pick<ContractRow, 'id' | 'chariteerId' | 'claimedAt'>,
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
