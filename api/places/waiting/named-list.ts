import { eq } from 'drizzle-orm';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isPlaceOfQuest } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { locationInWords } from '#domain/quests/location-in-words.ts';
import type { AwaitedQuest } from '#domain/waiting/waiting-mails.ts';

/** What a message to people on a waitlist tells of. */
export type NamedList = {
  questId: string;
  quest: AwaitedQuest;
  /** Path of the quest's page. */
  path: string;
  /** Path of all quests of its charity. */
  charityPath: string;
  firstNames: ReadonlyMap<string, string | null>;
};

/** A quest with the people who wait for it, as messages name them; null when there is none. Two statements. */
export async function readNamedList(
  tx: Db,
  questId: string,
  chariteerIds: readonly string[],
): Promise<NamedList | null> {
  const [row] = await tx
    .select({
      providerId: provider.id,
      charity: provider.name,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      location: { name: location.name, address: location.address, detail: location.detail },
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, isPlaceOfQuest)
    .where(eq(quest.id, questId));
  if (!row) return null;
  const people = await tx
    .select({ id: chariteer.id, firstName: chariteer.nameFirst })
    .from(chariteer)
    .where(isInList(chariteer.id, chariteerIds));
  const { providerId, location: at, ...named } = row;
  return {
    questId,
    quest: { ...named, place: locationInWords(at) },
    path: `/questList/${providerId}/quest/${questId}`,
    charityPath: `/questList/${providerId}`,
    firstNames: new Map(people.map(({ id, firstName }) => [id, firstName])),
  };
}

/** The child who waits, where its guardian reads the message; null where the reader waits. */
export function childNameOf({ firstNames }: NamedList, { personId, accountId }: Reach): string | null {
  return personId === accountId ? null : (firstNames.get(personId) ?? null);
}
