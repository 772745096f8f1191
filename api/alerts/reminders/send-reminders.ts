import type { Job } from '#api/access/jobs/job.ts';
import type { KnownWords } from '#api/access/outbox/entries/message-words.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { queueAll } from '#api/access/outbox/messages/queue-messages.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { dropReminders, readStaleReminders } from './drop-stale-reminders.ts';
import { type DueQuest, readDueQuests } from './read-due-quests.ts';
import { readOn, readSignedUp, readUnsigned, readWordedQuests, type SignedUp } from './read-reminded.ts';
import { reminderOf } from './reminder-message.ts';

const MINUTE_MS = 60_000;
/** People per lookup, so that nothing waits for it. */
const PEOPLE_AT_ONCE = 500;

/** Reminds the people on quests, each minute those whose reminder came due since the last look. */
export const REMINDERS: Job = {
  name: 'reminders',
  slotAt: everyMinutes(1),
  run: async ({ store, config, now, lastSlot, step, turns }, slot) => {
    const stale = await readStaleReminders(store.read);
    if (stale.length > 0) await step((tx) => dropReminders(tx, stale, now));
    const window = { after: lastSlot ?? slot - MINUTE_MS, until: slot, now };
    const due = await readDueQuests(store.read, window);
    let reminded = 0;
    for (const some of inParts(due)) {
      // Quests whose people do not fit into one turn.
      const known: KnownWords = new Map();
      const byId = new Map(some.map((one) => [one.id, one]));
      const people = (await readOn(store.read, [...byId.keys()])).flatMap(({ contractId, questId }) => {
        const one = byId.get(questId);
        return one ? [{ contractId, one }] : [];
      });
      reminded += await turns(people, (tx, these) => remind(tx, { now, config, known }, these));
    }
    return reminded;
  },
};

/** Someone on a quest whose people are to be reminded, as it was looked up. */
type DuePerson = { contractId: string; one: DueQuest };

/** Puts the reminders of these people into the outbox, but for whom they were put there already. Returns how many. */
async function remind(
  tx: Db,
  context: MailContext & { known: KnownWords },
  these: readonly DuePerson[],
): Promise<number> {
  const due = [...new Set(these.map(({ one }) => one))];
  const questIds = due.map(({ id }) => id);
  const contractIds = these.map(({ contractId }) => contractId);
  // Asked again: they may have given up meanwhile.
  const signedUp = await readSignedUp(tx, contractIds);
  const keyOf = ({ contractId }: SignedUp, { offset, startedAt }: DueQuest) =>
    onceKey('reminder', { contractId, offset, startedAt });
  const wanted = due.map((one) => ({
    one,
    people: signedUp.filter(({ questId, claimedAt }) => questId === one.id && claimedAt < one.dueAt),
  }));
  const keys = wanted.flatMap(({ one, people }) => people.map((person) => keyOf(person, one)));
  const isNew = await notSaidYet(tx, keys, context.now);
  const told = signedUp.map(({ personId }) => personId);
  if (isNew.size === 0) return 0;
  const reaches = await readReaches(tx, told, offeredChannels(context.config), context.now);
  const quests = await readWordedQuests(tx, questIds, context.now);
  const unsigned = await readUnsigned(
    tx,
    signedUp.map(({ contractId }) => contractId),
    context.now,
  );
  const mailings = wanted.flatMap(({ one, people }) => {
    const quest = quests.get(one.id);
    const left = new Map(
      people.filter((person) => isNew.has(keyOf(person, one))).map((p) => [p.personId, p]),
    );
    // Cancelled or moved since it was looked up.
    if (quest?.startedAt !== one.startedAt || left.size === 0) return [];
    const theirs = reaches.filter(({ personId }) => left.has(personId));
    return [{ sent: reminderOf(context, quest, left, unsigned), reaches: theirs }];
  });
  await queueAll(tx, context, mailings, context.known);
  return isNew.size;
}

/** Splits quests into parts of some hundreds of people each. */
function inParts(due: readonly DueQuest[]): DueQuest[][] {
  const parts: DueQuest[][] = [];
  let people = PEOPLE_AT_ONCE;
  for (const one of due) {
    if (people >= PEOPLE_AT_ONCE) {
      parts.push([]);
      people = 0;
    }
    parts.at(-1)?.push(one);
    people += one.takenCount;
  }
  return parts;
}
