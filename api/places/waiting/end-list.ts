import { eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { type EndedHold, endHolds } from '#api/places/places/end-holds.ts';
import { tellOfEndedHolds } from '#api/places/places/tell-of-ended-holds.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import { listEndedMail } from '#domain/waiting/waiting-mails.ts';
import { endOffers } from './end-offers.ts';
import { readNamedList } from './named-list.ts';

/** Ends the list of a quest with all its offers and holds, and tells everyone on it that it is cancelled. */
export async function endCancelledList(tx: Db, context: MailContext, questId: string): Promise<void> {
  const { gone, ended } = await endList(tx, questId, context.now);
  await tellOfEndedHolds(tx, context, { questId, ended }, 'cancelled');
  if (gone.length === 0) return;
  const { config } = context;
  const named = await readNamedList(tx, questId, gone);
  if (!named) return;
  const { quest: cancelled } = named;
  await queueMessages(
    tx,
    context,
    withSubjectInShort(
      {
        kind: 'waiting-list-ended',
        questId,
        startsAt: cancelled.startedAt,
        write: (locale, { firstName }) =>
          listEndedMail(locale, config, cancelled, { firstName }, linkIn(locale, config, named.charityPath)),
        mail: () => ({ threadId: questId }),
      },
      (locale) => ({
        from: cancelled.charity,
        title: titleIn(locale, cancelled.title),
        link: linkIn(locale, config, named.charityPath),
      }),
    ),
    gone,
  );
}

type EndedList = { gone: string[]; ended: EndedHold[] };

/** Ends a waitlist without messages, as the quest's end does. Returns who was on it, and whose spot was held. */
export async function endList(tx: Db, questId: string, now: number): Promise<EndedList> {
  await endOffers(tx, questId, { state: 'withdrawn', endedAt: now });
  const ended = await endHolds(tx, questId);
  const gone = await tx
    .delete(waitingPerson)
    .where(eq(waitingPerson.questId, questId))
    .returning({ chariteerId: waitingPerson.chariteerId });
  if (gone.length > 0) await tx.update(quest).set({ waitingCount: 0 }).where(eq(quest.id, questId));
  return { gone: gone.map(({ chariteerId }) => chariteerId), ended };
}
