import { sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { drawGuildSpots, keepGuildSpots } from '#api/places/places/guild-spots.ts';
import { holdPlaces } from '#api/places/places/place-counter.ts';
import { newId } from '#db/new-id.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { keepsForNewcomers } from '#domain/regulars/regular-turns.ts';
import { type OfferTerms, offerTerms } from '#domain/waiting/offer-times.ts';
import { offersPlaces } from '#domain/waiting/waiting-gate.ts';
import { type InLine, nextInLine, type Turn } from './next-in-line.ts';
import { tellOffered } from './tell-offered.ts';
import { freePlacesOf, readWaitingQuest, type WaitingQuest } from './waiting-quest.ts';

/**
 * Offers places of a quest that came free to those who wait for one: follows from every spot that is freed, in
 * the same transaction, after the counter is right. Does nothing where no one waits. `freed`: how many came free; those that
 * no one on the list wanted before stay everyone's.
 */
export async function passOnPlaces(tx: Db, context: MailContext, questId: string, freed = 1): Promise<void> {
  await offerPlaces(tx, context, questId, { turn: 'anew', freed });
}

/** Offers again what someone let pass, or what no one could take before. */
export async function passOnAgain(
  tx: Db,
  context: MailContext,
  questId: string,
  freed: number,
): Promise<void> {
  await offerPlaces(tx, context, questId, { turn: 'again', freed });
}

/** Offers all that stands open, as long as some is kept for newcomers not to regulars beyond the share. */
export async function passOnOpen(tx: Db, context: MailContext, questId: string): Promise<void> {
  await offerPlaces(tx, context, questId, { turn: 'open', freed: Number.POSITIVE_INFINITY });
}

/** Returns whose turn an open place of a quest is. */
export function turnOfOpen({ startedAt }: Pick<WaitingQuest, 'startedAt'>, now: number): Turn {
  return keepsForNewcomers(startedAt, now) ? 'open' : 'again';
}

type Freed = { turn: Turn; freed: number };

async function offerPlaces(
  tx: Db,
  context: MailContext,
  questId: string,
  { turn: asked, freed }: Freed,
): Promise<void> {
  const { now } = context;
  await keepGuildSpots(tx, questId);
  const quest = await readWaitingQuest(tx, questId);
  if (!quest || quest.waitingCount === 0 || !offersPlaces(quest, now)) return;
  const turn = asked === 'open' ? turnOfOpen(quest, now) : asked;
  const terms = offerTerms(quest.startedAt, now);
  // Within the last hour a place is held for the list once, and is everyone's afterwards.
  if (terms === null || (terms.isForAll && turn === 'again')) return;
  const parts = [
    { isOfGuild: false, places: Math.min(freed, freePlacesOf(quest)) },
    { isOfGuild: true, places: terms.isForAll ? 0 : (quest.guildSpotsLeft ?? 0) },
  ];
  for (const { places, isOfGuild } of parts) {
    if (places === 0) continue;
    const count = terms.isForAll ? quest.waitingCount : places;
    const { chosen, refused } = await nextInLine(tx, now, quest, { turn, count, isOfGuild });
    await keepRefusals(tx, refused, now);
    if (chosen.length > 0) await holdFor(tx, context, quest, { chosen, terms, places, isOfGuild });
  }
}

type Holding = { chosen: readonly InLine[]; terms: OfferTerms; places: number; isOfGuild: boolean };

async function holdFor(
  tx: Db,
  context: MailContext,
  { id: questId }: WaitingQuest,
  { chosen, terms, places, isOfGuild }: Holding,
): Promise<void> {
  const holders = terms.isForAll ? Array<null>(Math.min(places, chosen.length)).fill(null) : chosen;
  const hold = isOfGuild ? drawGuildSpots : holdPlaces;
  if (!(await hold(tx, questId, holders.length))) return;
  const offers = holders.map((person) => ({
    id: newId(context.now),
    questId,
    chariteerId: person?.chariteerId ?? null,
    offeredAt: context.now,
    endsAt: terms.endsAt,
  }));
  await tx.insert(placeOffer).values(offers);
  const [first] = offers;
  const told = chosen.map(({ chariteerId }, index) => ({
    chariteerId,
    offerId: (terms.isForAll ? first : offers[index])?.id ?? '',
  }));
  await tellOffered(tx, context, { questId, terms, told });
}

/** Why someone was passed over is kept for those who run the quest; the person stays on the list (WAI-08). */
async function keepRefusals(
  tx: Db,
  refused: readonly (InLine & { verdict: string })[],
  now: number,
): Promise<void> {
  const changed = refused.filter(({ refusedAs, verdict }) => refusedAs !== verdict);
  if (changed.length === 0) return;
  const list = JSON.stringify(changed.map(({ id, verdict }) => ({ id, verdict })));
  await tx.run(sql`UPDATE ${waitingPerson} SET "refusedAs" = one.value ->> 'verdict', "refusedAt" = ${now}
    FROM json_each(${list}) AS one WHERE ${waitingPerson.id} = one.value ->> 'id'`);
}
