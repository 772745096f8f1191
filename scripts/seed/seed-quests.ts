import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Viewer } from '#api/access/auth/viewer.ts';
import {
  MAX_POSTINGS,
  postQuestsFromTemplates,
  type QuestPosting,
} from '#api/posting/quest-edits/post-quests-from-templates.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { expandMonth, postingOf } from '#domain/books/monthly-schedule.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { addMonths, monthBounds, newYorkMonth } from '#domain/time/new-york-time.ts';
import { CHARITIES, stampId } from './seed-places.ts';

/** Posts the month before, the running and the next month of every charity, each as of the start of its month. */
export async function seedQuests(store: Store, staff: Viewer, now: number): Promise<void> {
  for (const step of [-1, 0, 1]) {
    const month = addMonths(newYorkMonth(now), step);
    const postings = await monthPostings(store, month);
    // A month is posted before it begins: the verb rightly refuses the past.
    const postedAt = Math.min(now, monthBounds(month).start - 1);
    await post(store, staff, postings, postedAt);
  }
  await post(store, staff, rolePostings(), now);
}

async function post(store: Store, subject: Viewer, postings: QuestPosting[], now: number): Promise<void> {
  for (let at = 0; at < postings.length; at += MAX_POSTINGS) {
    const part = postings.slice(at, at + MAX_POSTINGS);
    await postQuestsFromTemplates({ store, subject, now, postedById: null, context: null }, part);
  }
}

async function monthPostings(store: Store, month: string): Promise<QuestPosting[]> {
  const providers = await store.read
    .select({ id: provider.id, questConfiguration: provider.questConfiguration })
    .from(provider)
    .where(
      inArray(
        provider.id,
        CHARITIES.map(({ id }) => id),
      ),
    );
  return providers.flatMap(({ id, questConfiguration }) => {
    const schedule = parseQuestConfiguration(questConfiguration).bundleBook.monthly_schedule;
    const titles = new Map(schedule.map((entry) => [entry.quest_id, entry.quest_id]));
    return expandMonth({ month, schedule, reservations: [], titles }).map((item) => ({
      ...postingOf(item),
      providerId: id,
      publishingStatus: 'Published' as const,
    }));
  });
}

/** Roles without a date, which stand at the foot of a charity's list. */
function rolePostings(): QuestPosting[] {
  return CHARITIES.flatMap(({ id, roles = [] }) =>
    roles.map((key) => ({
      templateQuestId: stampId(id, key),
      providerId: id,
      publishingStatus: 'Published' as const,
    })),
  );
}

/**
 * Gives charity 1 one coming quest of every other standing: a draft, an unlisted, a cancelled one, and one that a
 * guild has reserved.
 */
export async function varyStandings(
  tx: Db,
  { guildId, managerId, now }: { guildId: string; managerId: string; now: number },
): Promise<void> {
  const coming = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(and(eq(quest.providerId, '1'), eq(quest.publishingStatus, 'Published'), startsAfter(now)))
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(12);
  const statuses = { 3: 'Draft', 5: 'Unlisted', 7: 'Cancelled' } as const;
  for (const [index, publishingStatus] of Object.entries(statuses)) {
    const id = coming[Number(index)]?.id;
    if (id)
      await tx.update(quest).set({ publishingStatus }).where(eq(quest.id, id)).returning({ id: quest.id });
  }
  const reserved = coming[9]?.id;
  if (!reserved) return;
  await tx
    .insert(contract)
    .values({ id: newId(now), questId: reserved, chariteerId: managerId, guildId, claimedAt: now })
    .returning({ id: contract.id });
}
