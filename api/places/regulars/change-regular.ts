import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type {
  MutationKeepRegularArgs,
  MutationPauseRegularArgs,
  MutationSkipRegularDateArgs,
} from '#api/graphql/generated/types.ts';
import { giveUpPlace } from '#api/places/places/give-up-place.ts';
import { leaveList } from '#api/places/waiting/leave-list.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import { regular, regularSkip } from '#db/schema/regular.ts';
import type { Db } from '#db/store.ts';
import { daysOfEntry, entryOfKey } from '#domain/books/schedule-entry.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { PAUSE_MAX_DAYS } from '#domain/regulars/regular-turns.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { addDays, daysBetween, isDay, newYorkDay } from '#domain/time/new-york-time.ts';
import { findOwnRegular, requireOwnRegular, type StoredRegular } from './own-regular.ts';
import { readOwnDates } from './regular-dates.ts';
import type { RegularRow } from './regular-row.ts';

/** Leaves out one date, or takes it back in. Errors: NOT_LOGGED_IN, REQUEST_NOT_FOUND, BAD_USER_INPUT, those of a bail-out. */
export async function skipRegularDate(
  context: Context,
  { id, day, isSkipped }: MutationSkipRegularDateArgs,
): Promise<RegularRow> {
  return change(context, id, async (tx, found) => {
    const isItsDay = isDay(day) && daysOfEntry(entryOfKey(found.entry), day, day).length === 1;
    if (!isItsDay || day < newYorkDay(context.now)) throw wrongDay();
    if (!isSkipped) {
      await tx.delete(regularSkip).where(and(eq(regularSkip.regularId, id), eq(regularSkip.day, day)));
      return;
    }
    await tx.insert(regularSkip).values({ regularId: id, day }).onConflictDoNothing();
    await giveBack(context, tx, found, { from: day, until: addDays(day, 1) });
  });
}

/** Pauses until a day, or ends the pause. Errors: NOT_LOGGED_IN, REQUEST_NOT_FOUND, BAD_USER_INPUT, PAUSE_TOO_LONG. */
export async function pauseRegular(
  context: Context,
  { id, until = null }: MutationPauseRegularArgs,
): Promise<RegularRow> {
  return change(context, id, async (tx, found) => {
    const today = newYorkDay(context.now);
    if (until !== null) {
      if (!isDay(until) || until <= today) throw wrongDay();
      if (daysBetween(today, until) > PAUSE_MAX_DAYS) throw new DomainError('PAUSE_TOO_LONG');
      await giveBack(context, tx, found, { from: today, until });
    }
    await tx.update(regular).set({ pausedUntil: until }).where(eq(regular.id, id));
  });
}

/** Says that a new time or place suits. Errors: NOT_LOGGED_IN, REQUEST_NOT_FOUND. */
export async function keepRegular(context: Context, { id }: MutationKeepRegularArgs): Promise<RegularRow> {
  return change(context, id, async (tx) => {
    await tx.update(regular).set({ askedUntil: null }).where(eq(regular.id, id));
  });
}

async function change(
  context: Context,
  id: string,
  work: (tx: Db, found: StoredRegular) => Promise<void>,
): Promise<RegularRow> {
  requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const found = await requireOwnRegular(context, tx, id);
    await findOwnRegular(context, tx, eq(regular.id, id));
    await work(tx, found);
    return findOwnRegular(context, tx, eq(regular.id, id));
  });
}

/** Gives back what a regular has on dates that have not begun: a spot, or a place on the waitlist. */
async function giveBack(
  context: Context,
  tx: Db,
  found: StoredRegular,
  span: { from: string; until: string },
): Promise<void> {
  const { chariteerId } = found;
  for (const { questId, contractId, isWaiting } of await readOwnDates(tx, found, span)) {
    if (isWaiting) await leaveList(tx, context, { questId, chariteerId });
    const facts = contractId === null ? undefined : await loadContractFacts(tx, contractId);
    const hasBegun = (facts?.startedAt ?? 0) <= context.now;
    if (facts && !hasBegun) await giveUpPlace(context, tx, { facts, actingId: chariteerId });
  }
}

function wrongDay(): DomainError {
  return new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).notItsDate });
}
