import { eq } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertPicture } from '#db/factories/insert-picture.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { district } from '#db/schema/district.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { questMessage, questNotice } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';

/** Alternative texts of the pictures of charity 1 and of its quest `soup`. */
export const PICTURES = {
  cover: 'A long table in a church hall',
  logo: 'A red harbor bell',
  quest: 'Two cooks beside a steaming pot',
};

/**
 * Adds one quest with every detail that a page can show, and what its volunteers read elsewhere of it: `volunteer` is on
 * it and has written as often as one can today, `gold` has not written yet, `guildadmin` is no longer on it.
 */
export async function insertDetails(tx: Db): Promise<void> {
  // One that has an outline.
  await tx.update(district).set({ name: 'Hoboken' }).where(eq(district.id, '1'));
  const place = { providerId: '1', latitude: 40.7368, longitude: -74.0288 };
  await insertLocation(tx, {
    ...place,
    id: 'hall',
    name: 'Bell Hall',
    address: '80 River Street, Hoboken',
    detail: 'Ring at the blue side door.',
  });
  await upcomingQuest(tx, {
    id: 'soup',
    eventTitle: 'Stir the soup',
    locationId: 'hall',
    equipment: 'Closed shoes, an apron',
    giverName: 'Ottilie Bell',
    firstMinutes: 'Ask for Ottilie at the stove.',
    description: '<p>Forty neighbors come for lunch.</p>',
    flexibleMinimumTime: 60,
    prerequisiteMinutes: 120,
  });
  await upcomingQuest(tx, {
    id: 'bread',
    eventTitle: 'Slice the bread',
    startedAt: TEST_NOW + 3 * DAY_MS,
  });
  const url = 'https://training.example/knives';
  await insertTraining(tx, { id: 'knives', providerId: '1', name: 'Knife safety', estimatedTime: 90, url });
  await tx.insert(questRequiredOrientation).values({ questId: 'bread', templateId: 'knives' });
  // What is suggested: of a type that no one here has done.
  const coat = { providerId: '2', serviceTags: ['clothing'], startedAt: TEST_NOW + 5 * DAY_MS };
  await upcomingQuest(tx, { ...coat, id: 'coats', eventTitle: 'Sort the coats' });
  await upcomingQuest(tx, {
    id: 'off',
    eventTitle: 'Peel the apples',
    startedAt: TEST_NOW + 6 * DAY_MS,
    publishingStatus: 'Cancelled',
    announcedAt: TEST_NOW,
  });
  const cancelled = { questId: 'off', kind: 'cancelled', createdAt: TEST_NOW } as const;
  await tx.insert(questNotice).values({ ...cancelled, id: 'why', words: 'The oven broke.' });
  for (const [questId, chariteerId] of [
    ['soup', 'volunteer'],
    ['soup', 'gold'],
    ['bread', 'volunteer'],
    ['off', 'volunteer'],
  ] as const)
    await insertContract(tx, { questId, chariteerId, claimedAt: TEST_NOW - DAY_MS });
  const left = { claimedAt: TEST_NOW - DAY_MS, abandonedAt: TEST_NOW };
  await insertContract(tx, { questId: 'soup', chariteerId: 'guildadmin', ...left });
  await tx.update(chariteer).set({ hidesUsername: true }).where(eq(chariteer.id, 'gold'));
  await insertThread(tx);
  const ofCharity = { providerId: '1', questId: null };
  await insertPicture(tx, { ...ofCharity, id: 'a'.repeat(32), place: 'COVER', altText: PICTURES.cover });
  await insertPicture(tx, { ...ofCharity, id: 'b'.repeat(32), place: 'LOGO', altText: PICTURES.logo });
  await insertPicture(tx, { id: 'c'.repeat(32), providerId: '1', questId: 'soup', altText: PICTURES.quest });
}

/** Inserts a thread: one message of the charity to all, five of one volunteer today, one answer. */
async function insertThread(tx: Db): Promise<void> {
  const at = (hours: number) => ({ questId: 'soup', createdAt: TEST_NOW - hours * HOUR_MS });
  await tx.insert(questMessage).values([
    {
      ...at(9),
      id: 'm1',
      kind: 'to-people',
      audience: 'everybody',
      authorId: 'managers',
      body: 'Come hungry.',
    },
    ...[1, 2, 3, 4, 5].map((number) => ({
      ...at(number),
      id: `w${number}`,
      kind: 'from-volunteer' as const,
      ...{ authorId: 'volunteer', volunteerId: 'volunteer', body: `Question ${number}` },
    })),
    {
      ...at(0.5),
      id: 'a1',
      kind: 'answer',
      ...{ authorId: 'managers', volunteerId: 'volunteer', answersId: 'w1', body: 'By the blue door.' },
    },
    {
      ...at(8),
      id: 'g1',
      kind: 'from-volunteer',
      ...{ authorId: 'guildadmin', volunteerId: 'guildadmin', body: 'I cannot come after all.' },
    },
  ]);
}
