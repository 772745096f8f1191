import { byAddress, type Counted, countAttempt, forgive } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { EDIT_ATTENDANCE, markOnSite } from '#api/attendance/attendance/mark-contracts.ts';
import type { CheckIn, MutationCheckInByCodeArgs } from '#api/graphql/generated/types.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { type FoundCheckIn, findCheckIn } from './check-in-queries.ts';
import { timesOf, timesOfReturn } from './check-in-times.ts';
import { isWordOfDay } from './poster-codes.ts';

/**
 * Marks who scanned a poster as there, from the planned start or, when late, from now; says that they leave now, or takes
 * that back.
 * Where that cannot be done, nothing changes and the state says why. Only wrong words are counted.
 * Errors: WRONG_WORD, RATE_LIMITED, BAD_USER_INPUT for times that are credited elsewhere.
 */
export async function checkInByCode(
  context: Context,
  { word, isLeaving, ...ask }: MutationCheckInByCodeArgs,
): Promise<CheckIn> {
  const found = await findCheckIn(context.store.read, context, ask);
  if (!canDo(found, isLeaving)) return found;
  if (found.needsWord) await requireWord(context, found, word ?? '');
  return context.store.write(async (tx) => {
    const now = await findCheckIn(tx, context, ask);
    if (!canDo(now, isLeaving) || now.contractId === null) return now;
    const item = {
      id: now.contractId,
      updateAction: EDIT_ATTENDANCE,
      supervisorId: '',
      ...(now.canReturn ? timesOfReturn(now, context.now) : timesOf(now, context.now, isLeaving)),
    };
    await markOnSite(context, tx, [{ ...item, role: 'volunteer', way: 'poster' }]);
    return findCheckIn(tx, context, ask);
  });
}

function canDo({ state, canLeave, canReturn }: FoundCheckIn, isLeaving: boolean): boolean {
  return isLeaving ? canLeave : state === 'READY' || canReturn;
}

async function requireWord(
  context: Context,
  { questId, contractId }: FoundCheckIn,
  word: string,
): Promise<void> {
  const { store, now, request, config, slowDown } = context;
  const counted: Counted[] = [
    byAddress('posterWordByAddress', request.address),
    { limit: 'posterWordByContract', subject: contractId ?? '' },
  ];
  await slowDown(await countAttempt(store, counted, now), request.address);
  if (!isWordOfDay(config.dataKey, questId ?? '', { day: newYorkDay(now), word }))
    throw new DomainError('WRONG_WORD');
  await store.write((tx) => forgive(tx, counted));
}
