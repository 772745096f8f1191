import type { Job } from '#api/access/jobs/job.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { type Message, queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { type Reach, reachableBy, readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { channelsFor } from '#domain/messages/message-choice.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import { type OfferedQuest, weeklyMail, weeklyShort } from '#domain/messages/reminders/weekly-mail.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { weeklyAt } from '#domain/time/slots.ts';
import { readWordedQuests, type WordedQuest } from '../read-reminded.ts';
import { newBeside, readNewAtFollowed } from './new-at-followed.ts';
import { readCandidates } from './offered-quests.ts';
import { readTakeable, readVolunteersAfter } from './who-may-take.ts';

const THURSDAY = 4;
const HOUR_MS = 3_600_000;
/** People per step: few enough that requests hardly wait. */
const PEOPLE_A_STEP = 25;

/**
 * Tells whoever wants news, on Thursdays at 9 am, up to five quests of the next seven days that they could take,
 * and what is new at what they follow where they want that too.
 */
export const WEEKLY_QUESTS: Job = {
  name: 'weekly-quests',
  slotAt: weeklyAt(THURSDAY, '09:00'),
  latestMs: 12 * HOUR_MS,
  run: async ({ store, config, now, step }, slot) => {
    const candidates = await readCandidates(store.read, now);
    const quests = await readWordedQuests(store.read, [...candidates.keys()], now);
    let told = 0;
    for (let lastId = ''; ; ) {
      const people = await readVolunteersAfter(store.read, lastId, PEOPLE_A_STEP);
      const last = people.at(-1);
      if (last === undefined) return told;
      lastId = last;
      const takeable = await readTakeable(store.read, people, candidates, now);
      const followed = await readNewAtFollowed(store.read, people, now);
      if (takeable.size === 0 && followed.size === 0) continue;
      const more = await readWordedQuests(store.read, [...followed.values()].flat(), now);
      const offer = { slot, takeable, followed, quests: new Map([...quests, ...more]) };
      told += await step((tx) => tell(tx, { now, config }, offer));
    }
  },
};

type Offer = {
  slot: number;
  /** Quests by person. */
  takeable: ReadonlyMap<string, readonly string[]>;
  /** New ones of what they follow, where they want it told. */
  followed: ReadonlyMap<string, readonly string[]>;
  quests: ReadonlyMap<string, WordedQuest>;
};

async function tell(
  tx: Db,
  context: MailContext,
  { slot, takeable, followed, quests }: Offer,
): Promise<number> {
  const reaches = await readReaches(
    tx,
    [...takeable.keys(), ...followed.keys()],
    offeredChannels(context.config),
    context.now,
  );
  const wanting = reaches.filter(wantsNews);
  const keyOf = ({ personId }: Reach) => onceKey('weekly-quests', { slot, personId });
  const isNew = await notSaidYet(tx, wanting.map(keyOf), context.now);
  const left = wanting.filter((reach) => isNew.has(keyOf(reach)));
  const worded = (ids: readonly string[]) => ids.flatMap((id) => quests.get(id) ?? []);
  const questsOf = ({ personId }: Reach) => {
    const own = takeable.get(personId) ?? [];
    return { quests: worded(own), followed: worded(newBeside(followed.get(personId) ?? [], own)) };
  };
  if (left.length > 0) await queueTo(tx, context, weeklyMessage(context, questsOf), left);
  return left.length;
}

/** True if news reaches the person; those who turned it off aren't recorded as missed, either. */
function wantsNews(reach: Reach): boolean {
  return channelsFor('news', reach.choices, reachableBy(reach)).length > 0;
}

type Told = Readonly<Record<'quests' | 'followed', readonly WordedQuest[]>>;

function weeklyMessage({ config }: MailContext, questsOf: (reach: Reach) => Told): Message {
  const find = (locale: Locale) => linkIn(locale, config, '/charityList');
  const wordedIn = (locale: Locale, told: readonly WordedQuest[]) =>
    told.map(
      (quest): OfferedQuest => ({
        ...quest,
        title: quest.translations[locale]?.eventTitle ?? quest.title,
        place: quest.place?.name ?? null,
        link: linkIn(locale, config, `/questList/${quest.providerId}/quest/${quest.id}`),
      }),
    );
  const offered = (locale: Locale, reach: Reach) => {
    const { quests, followed } = questsOf(reach);
    return { quests: wordedIn(locale, quests), followed: wordedIn(locale, followed) };
  };
  return {
    kind: 'weekly-quests',
    write: (locale, reach) =>
      weeklyMail(locale, config, reach.firstName, offered(locale, reach), find(locale)),
    short: (locale, reach) => weeklyShort(locale, config, offered(locale, reach), find(locale)),
  };
}
