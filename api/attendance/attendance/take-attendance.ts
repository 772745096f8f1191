import { requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { ContractUpdateInput } from '#api/graphql/generated/types.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { isMarkName } from '#domain/attendance/device-mark.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { markContracts } from './mark-contracts.ts';

const MAX_MARKS = 400;

/**
 * Keeps the attendance of volunteers with the credits that follow from it, all or none; who was marked later than an
 * item says stays as he is, and a repeated batch changes nothing. Needs chariteerAttendance U at every quest's
 * provider. Errors, with the name of the volunteer: FORBIDDEN, CONTRACT_NOT_FOUND, QUEST_IS_TEMPLATE, BAD_USER_INPUT.
 */
export async function takeAttendance(
  context: Context,
  items: readonly ContractUpdateInput[],
): Promise<ContractRow[]> {
  for (const { supervisorId } of items) requireSelf(context.viewer, supervisorId);
  if (items.length > MAX_MARKS)
    throw new DomainError('BAD_USER_INPUT', {
      message: refsOf(consoleRefusalsTexts).manyMarks({ max: String(MAX_MARKS) }),
    });
  if (items.some(({ key, device }) => !isMarkName(key) || !isMarkName(device)))
    throw new DomainError('BAD_USER_INPUT');
  return context.store.write((tx) => markContracts(context, tx, items));
}
