import { eq, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationJoinWaitingListArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import { newId } from '#db/new-id.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfWaiting } from '#domain/waiting/waiting-gate.ts';
import { type OwnWaitingRow, readOwnWaiting } from './own-waiting.ts';

/**
 * Puts the session's own volunteer, or a child under its account, on the waitlist of a full quest; whoever is on it
 * stays where they are. Errors: those of refusalOfWaiting, FORBIDDEN for someone else's id, QUEST_NOT_FOUND.
 */
export async function joinWaitingList(
  context: Context,
  { questId, chariteerId, invitation }: MutationJoinWaitingListArgs,
): Promise<OwnWaitingRow> {
  const person = requireLogin(context.viewer);
  const { store, now } = context;
  return store.write(async (tx) => {
    const waiting = await requireSelfOrChild(tx, person, chariteerId ?? person.accountId);
    const ownId = waiting.accountId;
    const question = { viewerId: ownId, questIds: [questId], isCountingAlways: false };
    const [row] = await loadGateRows(tx, question);
    if (!row || !answersSignUps(row, waiting)) throw new DomainError('QUEST_NOT_FOUND');
    if (row.isWaiting === 0) {
      const facts = { ...gateFactsOf(row, waiting, now), isListClosed: row.isWaitingListClosed };
      const refusal = refusalOfWaiting(facts);
      if (refusal) throw new DomainError(refusal);
      // Before they are on the list: afterwards they are no strangers to the quest.
      const coming = { questId, comerId: ownId, personId: person.accountId };
      await report(tx, context, 'LinkFollowed', { ...coming, token: invitation });
      await tx.insert(waitingPerson).values({ id: newId(now), questId, chariteerId: ownId, joinedAt: now });
      await tx
        .update(quest)
        .set({ waitingCount: sql`${quest.waitingCount} + 1` })
        .where(eq(quest.id, questId));
    }
    const own = await readOwnWaiting(tx, now, { questId, chariteerId: ownId });
    if (!own) throw new DomainError('NOT_WAITING');
    return own;
  });
}
