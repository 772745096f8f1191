import { and, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationBecomeRegularArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { newId } from '#db/new-id.ts';
import { regular } from '#db/schema/regular.ts';
import { entryKey } from '#domain/books/schedule-entry.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { verdictWithPlace } from '#domain/waiting/waiting-gate.ts';
import { findOwnRegular } from './own-regular.ts';
import { readQuestsEntry } from './regular-entry.ts';
import type { RegularRow } from './regular-row.ts';

/**
 * Makes the session's own volunteer, or a child under its account, a regular of the entry that a quest was posted for.
 * Errors: QUEST_NOT_FOUND, BAD_USER_INPUT, FORBIDDEN for someone else's id, what the gate refuses but the places.
 */
export async function becomeRegular(
  context: Context,
  { questId, chariteerId: given }: MutationBecomeRegularArgs,
): Promise<RegularRow> {
  const person = requireLogin(context.viewer);
  const { store, now } = context;
  return store.write(async (tx) => {
    const comer = await requireSelfOrChild(tx, person, given ?? person.accountId);
    const { accountId: chariteerId } = comer;
    const question = { viewerId: chariteerId, questIds: [questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row || !answersSignUps(row, comer)) throw new DomainError('QUEST_NOT_FOUND');
    const refusal = refusalOf(verdictWithPlace(gateFactsOf(row, comer, now)));
    if (refusal && refusal !== 'ALREADY_SIGNED_UP') throw new DomainError(refusal);
    const found = await readQuestsEntry(tx, questId);
    if (!found) throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).notRegular });
    const entry = entryKey(found.entry);
    await tx
      .insert(regular)
      .values({
        ...{ id: newId(now), providerId: found.providerId, stampId: found.entry.quest_id },
        ...{ entry, chariteerId, since: now },
      })
      .onConflictDoNothing();
    const isOwn = and(eq(regular.chariteerId, chariteerId), eq(regular.entry, entry));
    return findOwnRegular(context, tx, isOwn);
  });
}
