import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { isActiveSignUp, wasThere } from '#api/rows/contract-where.ts';
import { isDated, startsAfter } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { saidOnce } from '#db/schema/message.ts';
import { quest } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { THANKS_CLOCK } from '#domain/feedback/thanks-mail.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import type { SeededPerson } from './seed-people.ts';

const HOUR_MS = 3_600_000;
const ROWS_A_STATEMENT = 200;
const CHARITY = '1';
/** Number of people on the quest whose reminder gets answers; the last of them gives up the spot. */
const ASKED = 6;
const ANSWERS = [
  { wouldComeAgain: true, words: 'Warm people, and the soup too.' },
  { wouldComeAgain: true, words: null },
  { wouldComeAgain: true, words: 'Please tell us where to leave our coats.' },
  { wouldComeAgain: false, words: 'Too far for me after work.' },
];

/**
 * The next quest of charity 1, tomorrow's where there is one: half of its people have said that they come, one that
 * they can't make it. And all who were at a quest have been thanked; of the latest one some would come again.
 */
export async function seedAnswers(tx: Db, volunteers: readonly SeededPerson[], now: number): Promise<void> {
  await seedReminded(tx, volunteers, now);
  await seedThanked(tx, now);
  await seedFeedback(tx, now);
}

async function seedReminded(tx: Db, volunteers: readonly SeededPerson[], now: number): Promise<void> {
  const tomorrow = instantOf(addDays(newYorkDay(now), 1), '00:00');
  const [next] = await tx
    .select({ id: quest.id, most: quest.resourceMaxNumber, takenCount: quest.takenCount })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, CHARITY),
        eq(quest.publishingStatus, 'Published'),
        eq(quest.eventType, 'OSV'),
        startsAfter(tomorrow),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(1);
  if (!next) throw new Error('Charity 1 has no quest ahead to remind of');
  const held = await signUpsOf(tx, next.id);
  const missing = Math.max(0, Math.min(ASKED, next.most) - held.length);
  const others = volunteers.filter(({ id }) => !held.some(({ chariteerId }) => chariteerId === id));
  const claimedAt = now - 50 * HOUR_MS;
  const added = others.slice(0, missing).map(({ id: chariteerId }) => {
    return { id: newId(claimedAt), questId: next.id, chariteerId, claimedAt };
  });
  if (added.length > 0) await tx.insert(contract).values(added);
  const people = await signUpsOf(tx, next.id);
  const yes = people.slice(0, Math.ceil(people.length / 2)).map(({ id }) => id);
  await tx
    .update(contract)
    .set({ confirmedAt: now - 20 * HOUR_MS })
    .where(inArray(contract.id, yes));
  const no = { abandonedAt: now - 19 * HOUR_MS, abandonReason: 'My shift at work was moved.' };
  await tx
    .update(contract)
    .set(no)
    .where(eq(contract.id, people.at(-1)?.id ?? ''));
  await tx
    .update(quest)
    .set({ takenCount: people.length - 1 })
    .where(eq(quest.id, next.id));
}

async function signUpsOf(tx: Db, questId: string) {
  return tx
    .select({ id: contract.id, chariteerId: contract.chariteerId })
    .from(contract)
    .where(and(eq(contract.questId, questId), isActiveSignUp()))
    .orderBy(asc(contract.id));
}

/** On the morning after each quest, so that a first start does not thank for a week of them at once. */
async function seedThanked(tx: Db, now: number): Promise<void> {
  const present = await tx
    .select({ id: contract.id, endedAt: quest.endedAt, startedAt: quest.startedAt })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(wasThere(), isActiveSignUp(), isDated));
  const rows = present.map(({ id, endedAt, startedAt }) => {
    const morning = instantOf(addDays(newYorkDay(endedAt ?? startedAt ?? now), 1), THANKS_CLOCK);
    return { key: `thanks:${id}`, saidAt: Math.min(now, morning) };
  });
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await tx.insert(saidOnce).values(rows.slice(at, at + ROWS_A_STATEMENT));
}

async function seedFeedback(tx: Db, now: number): Promise<void> {
  const latest = await tx
    .select({ id: contract.id, questId: contract.questId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(
      and(
        eq(quest.providerId, CHARITY),
        wasThere(),
        isActiveSignUp(),
        notInArray(quest.eventType, ['SUPPLY-REQUEST', 'HYBRID-ROLE']),
      ),
    )
    .orderBy(desc(quest.startedAt), asc(contract.id));
  const byQuest = [...Map.groupBy(latest, ({ questId }) => questId).values()];
  const people = byQuest.find((one) => one.length >= ANSWERS.length) ?? [];
  const rows = ANSWERS.flatMap((answer, index) => {
    const { id: contractId, questId } = people[index] ?? {};
    if (contractId === undefined || questId === undefined) return [];
    return [{ contractId, questId, ...answer, answeredAt: now - (ANSWERS.length - index) * HOUR_MS }];
  });
  if (rows.length > 0) await tx.insert(questFeedback).values(rows);
}
