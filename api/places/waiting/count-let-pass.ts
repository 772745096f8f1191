import { and, eq, gte, sql } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isInList } from '#db/in-list.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import { countsAsLetPass, MOST_LET_PASS } from '#domain/waiting/offer-times.ts';
import { listLeftMail } from '#domain/waiting/waiting-mails.ts';
import type { EndedOffer } from './end-offers.ts';
import { takeOffList } from './leave-list.ts';
import { childNameOf, readNamedList } from './named-list.ts';

/** Counts offers that were let pass with those who had them; who has let two pass leaves the list and is told. */
export async function countLetPass(
  tx: Db,
  context: MailContext,
  questId: string,
  ended: readonly EndedOffer[],
): Promise<void> {
  const counted = ended.filter(countsAsLetPass).flatMap(({ chariteerId }) => chariteerId ?? []);
  if (counted.length === 0) return;
  const isCounted = and(eq(waitingPerson.questId, questId), isInList(waitingPerson.chariteerId, counted));
  await tx
    .update(waitingPerson)
    .set({ passedOffers: sql`${waitingPerson.passedOffers} + 1` })
    .where(isCounted);
  const enough = await tx
    .select({ chariteerId: waitingPerson.chariteerId })
    .from(waitingPerson)
    .where(and(isCounted, gte(waitingPerson.passedOffers, MOST_LET_PASS)));
  const leaving = enough.map(({ chariteerId }) => chariteerId);
  if (leaving.length === 0) return;
  await takeOffList(tx, questId, leaving);
  await tellLeft(tx, context, questId, leaving);
}

async function tellLeft(
  tx: Db,
  context: MailContext,
  questId: string,
  leaving: readonly string[],
): Promise<void> {
  const { config } = context;
  const named = await readNamedList(tx, questId, leaving);
  if (!named) return;
  const { quest, path } = named;
  await queueMessages(
    tx,
    context,
    withSubjectInShort(
      {
        kind: 'waiting-list-left',
        questId,
        startsAt: quest.startedAt,
        write: (locale, reach) =>
          listLeftMail(
            locale,
            config,
            quest,
            { firstName: reach.firstName, childName: childNameOf(named, reach) },
            linkIn(locale, config, path),
          ),
        mail: () => ({ threadId: questId }),
      },
      (locale) => ({
        from: quest.charity,
        title: titleIn(locale, quest.title),
        link: linkIn(locale, config, path),
      }),
    ),
    leaving,
  );
}
