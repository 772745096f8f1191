import '#api/reactions/reactions.ts';
import { and, desc, eq, not, notInArray } from 'drizzle-orm';
import { notifyPeople } from '#api/posting/quest-notices/notify-people.ts';
import { loadStoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import type { Config } from '#api/process/config/config.ts';
import { isStillThere, isYoung } from '#api/rows/volunteer-where.ts';
import { newId } from '#db/new-id.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { IMPORTER } from '../import/importer-viewer.ts';
import { CAST, castEmail } from './cast.ts';

const HOUR_MS = 3_600_000;
const PEOPLE = 4;

/**
 * Gives the cancelled quest of charity 1 the people who were on it, one of them without a confirmed address: its page
 * says who was told, and whom someone has to call.
 */
export async function cancelDemoQuest(store: Store, config: Config, now: number): Promise<void> {
  await store.write(async (tx) => {
    const isCancelled = and(eq(quest.providerId, '1'), eq(quest.publishingStatus, 'Cancelled'));
    const [found] = await tx.select({ id: quest.id }).from(quest).where(isCancelled).limit(1);
    const stored = found && (await loadStoredQuest(tx, found.id));
    if (!stored) return;
    const [manager] = await tx
      .select({ id: account.id })
      .from(account)
      .where(eq(account.emailKey, castEmail('managers')));
    const people = await readPeople(tx, now);
    if (!manager || people.length === 0) return;
    for (const { id: chariteerId } of people)
      await tx
        .insert(contract)
        .values({ id: newId(now), questId: stored.id, chariteerId, claimedAt: now - 48 * HOUR_MS });
    await tx.update(quest).set({ takenCount: people.length }).where(eq(quest.id, stored.id));
    await tx
      .update(contactEmail)
      .set({ verificationStatus: 'Unverified' })
      .where(eq(contactEmail.accountId, people.at(-1)?.id ?? ''));
    await notifyPeople({ viewer: { ...IMPORTER, accountId: manager.id }, now, config }, tx, {
      kind: 'cancelled',
      stored: { ...stored, publishingStatus: 'Published' },
      changes: { publishingStatus: 'Cancelled' },
      words: 'Our oven broke this morning. Thank you for your patience; we are back next week.',
    });
  });
}

/** Adults of whom no journey of the demo tells anything else. */
async function readPeople(tx: Db, now: number): Promise<{ id: string }[]> {
  const people = await tx
    .select({ id: chariteer.id })
    .from(chariteer)
    .innerJoin(account, eq(account.id, chariteer.id))
    .where(and(isStillThere(), not(isYoung(now)), notInArray(account.emailKey, CAST_EMAILS)))
    .orderBy(desc(account.emailKey))
    .limit(PEOPLE);
  return people;
}

const CAST_EMAILS = CAST.map(({ name }) => castEmail(name));
