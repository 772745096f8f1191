import { readTakers } from '#api/access/outbox/messages/had-enough.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { type Reach, reachableBy, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { manaCost } from '#domain/alerts/mana.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { channelsFor } from '#domain/messages/message-choice.ts';
import type { Recipient } from './alert-row.ts';

/** Someone whom an alert reaches, and by which of its channels. */
export type Reached = Recipient & { reach: Reach; channels: Channel[] };

/**
 * Of those whom an alert is for the ones whom it reaches: who takes news by one of its channels, and has not had
 * enough. `enough`: how many adults have. Five statements however many they are.
 */
export async function readReached(
  db: Db,
  context: MailContext,
  found: readonly Recipient[],
  { channels, senderId }: { channels: readonly Channel[]; senderId: string },
): Promise<{ reached: Reached[]; enough: number }> {
  const ids = found.map(({ id }) => id);
  const reaches = new Map(
    (await readReaches(db, ids, offeredChannels(context.config), context.now)).map((reach) => [
      reach.personId,
      reach,
    ]),
  );
  const wanting = found.flatMap((person): Reached[] => {
    const reach = reaches.get(person.id);
    const taken = reach ? channelsFor('news', reach.choices, reachableBy(reach)) : [];
    const own = taken.filter((channel) => channels.includes(channel));
    return reach && own.length > 0 ? [{ ...person, reach, channels: own }] : [];
  });
  const { takers } = await readTakers(
    db,
    context,
    { kind: 'alert', causedById: senderId },
    wanting.map(({ reach }) => reach),
  );
  const reached = wanting.filter(({ reach }) => takers.has(reach.accountId));
  return { reached, enough: adultsOf(wanting).length - adultsOf(reached).length };
}

/** Recipients whose id or number may be told. */
export function adultsOf<Person extends Pick<Reached, 'isYoung'>>(people: readonly Person[]): Person[] {
  return people.filter(({ isYoung }) => !isYoung);
}

/**
 * What it costs to reach them, each by the channels that reach them. The young cost nothing, since a price would say
 * how many they are.
 */
export function costOf(
  reached: readonly Pick<Reached, 'isYoung' | 'hasCompletedQuest' | 'channels'>[],
): number {
  return adultsOf(reached).reduce((sum, one) => sum + manaCost([one], one.channels), 0);
}
