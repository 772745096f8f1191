import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** The ids of stamps and quests, each once, all of the charity. Errors: QUEST_NOT_FOUND. */
export async function ownQuests(tx: Db, providerId: string, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const own = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(and(isInList(quest.id, wanted), eq(quest.providerId, providerId)));
  if (own.length < wanted.length) throw new DomainError('QUEST_NOT_FOUND');
  return wanted;
}
