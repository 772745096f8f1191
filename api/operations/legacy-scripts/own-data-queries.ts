import { desc, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { RequestedFields } from '#api/access/request/requested-fields.ts';
import { createProviderLoaders } from '#api/charities/providers/provider-loaders.ts';
import type { LocationRow } from '#api/charities/providers/provider-row.ts';
import type { SurveySubmissionRow } from '#api/identity/accounts/account-rows.ts';
import { listSpecificQuests } from '#api/quests/quests/quest-queries.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { findServiceRecord } from '#api/recaps/service-records/service-record-queries.ts';
import type { ServiceRecordRow } from '#api/recaps/service-records/service-record-row.ts';
import { surveySubmission } from '#db/schema/survey-submission.ts';
import type { Db } from '#db/store.ts';
import { organizationsOf } from '#domain/charities/organization-choice.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';

/*
 * What older clients kept as documents under keys, read from the tables: nothing is stored twice.
 */

const MOST_ROWS = 100;

/** The stamps of the charities that the session's account runs; charity after charity. */
export async function readOwnTemplates(context: Context, fields: RequestedFields): Promise<QuestRow[]> {
  const lists = await Promise.all(
    ownProviderIds(context).map((specificProvider) =>
      listSpecificQuests(context, { specificProvider, isTemplate: true }, fields),
    ),
  );
  return lists.flat();
}

/** The approved locations of the charities that the session's account runs. */
export async function readOwnLocations(context: Context): Promise<LocationRow[]> {
  const { approvedLocations } = context.loaders(createProviderLoaders);
  const lists = await Promise.all(ownProviderIds(context).map((id) => approvedLocations.load(id)));
  return lists.flat();
}

/** The session's own service record; none without a volunteer record. */
export async function readOwnServiceRecords(
  context: Context,
  fields: RequestedFields,
): Promise<ServiceRecordRow[]> {
  const { accountId, hasRecord } = requireLogin(context.viewer);
  return hasRecord ? [await findServiceRecord(context, accountId, fields)] : [];
}

/** The forms that an account has answered, newest first. At most 100. */
export async function readOwnSubmissions(db: Db, accountId: string): Promise<SurveySubmissionRow[]> {
  const rows = await db
    .select({
      id: surveySubmission.id,
      surveyId: surveySubmission.surveyId,
      submitterId: surveySubmission.submitterId,
      submissionTimestamp: surveySubmission.submissionTimestamp,
      answers: surveySubmission.answers,
    })
    .from(surveySubmission)
    .where(eq(surveySubmission.submitterId, accountId))
    .orderBy(desc(surveySubmission.submissionTimestamp), desc(surveySubmission.id))
    .limit(MOST_ROWS);
  return rows.map(({ answers, ...row }) => ({
    ...row,
    ownerId: accountId,
    answers: answers.map((answer) => ({ ...answer, ownerId: accountId })),
  }));
}

/** Roles that someone holds without what they allow, as the young do, open nothing. */
function ownProviderIds({ viewer }: Context): string[] {
  const ids = organizationsOf(viewer).map(({ providerId }) => providerId);
  return ids.filter((id) => isManagerOf(viewer, id));
}
