import { and, asc, eq, lte, not, type SQL, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { hasNotStarted, isFull, isOver } from '#api/rows/quest-where.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db, Store } from '#db/store.ts';
import { offerTerms } from '#domain/waiting/offer-times.ts';
import { offersPlaces } from '#domain/waiting/waiting-gate.ts';
import { countLetPass } from './count-let-pass.ts';
import { endList } from './end-list.ts';
import { endOffers } from './end-offers.ts';
import { nextInLine } from './next-in-line.ts';
import { passOnAgain, passOnOpen, turnOfOpen } from './pass-on-places.ts';
import { freePlacesOf, readWaitingQuest } from './waiting-quest.ts';
import { isStanding } from './waiting-where.ts';

const AT_ONCE = 50;

/**
 * Keeps all waitlists: passes on what was let pass, offers places that stand free to those who could not take them
 * before, and ends the lists of quests that are over. What is to be done is found by reading, and decided anew in each
 * write; so several processes may do this at once, and nothing is written where nothing is due. A quest a write. True
 * when there may be more.
 */
export async function sweepWaiting(store: Store, context: MailContext): Promise<boolean> {
  const { now } = context;
  const lapsed = await lapsedQuests(store.read, now);
  for (const questId of new Set(lapsed)) await store.write((tx) => passLapsedOn(tx, context, questId));
  const over = await awaitedQuests(store.read, isOver(now));
  for (const questId of over) await store.write((tx) => endOverList(tx, now, questId));
  const waiting = await awaitedQuests(store.read, and(hasNotStarted(now), not(isFull)));
  for (const questId of waiting) {
    if (!(await hasTaker(store.read, now, questId))) continue;
    await store.write((tx) => passOnOpen(tx, context, questId));
  }
  return lapsed.length === AT_ONCE;
}

/** Ends the offers of a quest whose time is over, and offers their places to whoever is next. */
export async function passLapsedOn(tx: Db, context: MailContext, questId: string): Promise<void> {
  const { now } = context;
  const due = lte(placeOffer.endsAt, now);
  const ended = await endOffers(tx, questId, { state: 'lapsed', endedAt: now, where: due });
  if (ended.length === 0) return;
  await countLetPass(tx, context, questId, ended);
  // What was held for the whole list is everyone's from now on.
  const own = ended.filter(({ chariteerId }) => chariteerId !== null);
  if (own.length > 0) await passOnAgain(tx, context, questId, own.length);
}

async function endOverList(tx: Db, now: number, questId: string): Promise<void> {
  const [found] = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(and(eq(quest.id, questId), isOver(now)));
  if (found) await endList(tx, questId, now);
}

async function lapsedQuests(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .select({ questId: placeOffer.questId })
    .from(placeOffer)
    .where(and(isStanding, lte(placeOffer.endsAt, now)))
    .orderBy(asc(placeOffer.endsAt))
    .limit(AT_ONCE);
  return rows.map(({ questId }) => questId);
}

/** Quests that someone waits for, and that fulfil a condition. */
async function awaitedQuests(db: Db, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: quest.id })
    .from(quest)
    .where(and(sql`${quest.id} IN (SELECT awaited."questId" FROM waiting_person AS awaited)`, where));
  return rows.map(({ id }) => id);
}

/** Whether a free place would find someone: most people of such lists rest, or the gate refuses them still. */
async function hasTaker(db: Db, now: number, questId: string): Promise<boolean> {
  const found = await readWaitingQuest(db, questId);
  if (!found || !offersPlaces(found, now)) return false;
  const terms = offerTerms(found.startedAt, now);
  if (terms === null || terms.isForAll) return false;
  const turn = turnOfOpen(found, now);
  const finds = async (places: number, isOfGuild: boolean) =>
    places > 0 && (await nextInLine(db, now, found, { turn, count: 1, isOfGuild })).chosen.length > 0;
  return (await finds(freePlacesOf(found), false)) || finds(found.guildSpotsLeft ?? 0, true);
}
