import { and, count, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { NewTemplateOrientationInput } from '#api/graphql/generated/types.ts';
import { refuseTrainingDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import type { TemplateOrientationRow } from '#api/rows/training-row.ts';
import { newId } from '#db/new-id.ts';
import { orientation } from '#db/schema/orientation.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { consoleTrainingFieldsTexts } from '#domain/texts/generated/console-training-fields.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { TRAINING_LIMITS } from '#domain/trainings/training-form.ts';
import { offeredValues, readTrainingAgain } from './training-queries.ts';

/**
 * Offers a training to volunteers. Needs quest U at the provider.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function createTraining(
  context: Context,
  { providerId: wantedId, ...given }: NewTemplateOrientationInput,
): Promise<TemplateOrientationRow> {
  const { store, now } = context;
  const { id: providerId } = await findProvider(context, wantedId);
  const { accountId } = requireFeature(context.viewer, providerId, 'offerTrainings');
  const values = { name: '', ...offeredValues(given) };
  if (values.fulfilledBy === undefined)
    throw new DomainError('BAD_USER_INPUT', {
      message: refsOf(consoleTrainingFieldsTexts).fulfilmentMissing,
    });
  const id = newId(now);
  await store.write(async (tx) => {
    await refuseTooMany(tx, providerId);
    await refuseTrainingDetails(tx, context.viewer, { providerId, given: values, kept: null });
    await tx.insert(orientation).values({ ...values, id, providerId });
    const about = { actorId: accountId, subjectId: id };
    await recordAudit(tx, now, { ...about, action: 'training-created', detail: { providerId } });
  });
  return readTrainingAgain(context, id);
}

async function refuseTooMany(tx: Db, providerId: string): Promise<void> {
  const { countMax } = TRAINING_LIMITS;
  const [found] = await tx
    .select({ trainings: count() })
    .from(orientation)
    .where(and(eq(orientation.providerId, providerId), isNull(orientation.templateId)));
  if ((found?.trainings ?? 0) < countMax) return;
  const message = refsOf(consoleRefusalsTexts).manyTrainings({ max: String(countMax) });
  throw new DomainError('BAD_USER_INPUT', { message });
}
