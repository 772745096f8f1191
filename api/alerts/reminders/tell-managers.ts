import type { Job, JobContext } from '#api/access/jobs/job.ts';
import { offeredChannels } from '#api/access/outbox/messages/offered-channels.ts';
import { type Message, queueAll } from '#api/access/outbox/messages/queue-messages.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import {
  type ManagerToTell,
  namesReachOf,
  readManagersOf,
} from '#api/messages/recipients/managers-of-charity.ts';
import type { Db } from '#db/store.ts';
import { broadcastPath } from '#domain/alerts/broadcast-address.ts';
import { isDayOfQuest } from '#domain/charities/contact-window.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import {
  attendanceUnmarkedMail,
  attendanceUnmarkedShort,
  underMinimumMail,
  underMinimumShort,
} from '#domain/messages/reminders/manager-mail.ts';
import type { Feature } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { everyMinutes } from '#domain/time/slots.ts';
import { type ManagedQuest, readNames, readThinQuests, readUnmarkedQuests } from './manager-quests.ts';

const MINUTES = 10;
const QUESTS_A_STEP = 10;

/** Tells managers a day before of a quest that has fewer people than its minimum. */
export const UNDER_MINIMUM: Job = {
  name: 'under-minimum',
  slotAt: everyMinutes(MINUTES),
  run: async (context, slot) => {
    const thin = await readThinQuests(context.store.read, windowOf(context, slot));
    return tellOf(context, thin, { kind: 'under-minimum', feature: 'editQuests', write: thinMessage });
  },
};

/** Reminds managers once of a quest that has been over for 12 hours, of which no one has said who came. */
export const ATTENDANCE_UNMARKED: Job = {
  name: 'attendance-unmarked',
  slotAt: everyMinutes(MINUTES),
  run: async (context, slot) => {
    const quests = await readUnmarkedQuests(context.store.read, windowOf(context, slot));
    const how = { feature: 'takeAttendance', write: unmarkedMessage } as const;
    return tellOf(context, quests, { kind: 'attendance-unmarked', ...how });
  },
};

type How = {
  kind: 'under-minimum' | 'attendance-unmarked';
  feature: Feature;
  write: (
    context: MailContext,
    quest: ManagedQuest,
    namesFor: (accountId: string) => readonly string[],
  ) => Omit<Message, 'kind' | 'questId'>;
};

function windowOf({ lastSlot, now }: JobContext, slot: number) {
  return { after: lastSlot ?? slot - MINUTES * 60_000, until: slot, now };
}

async function tellOf(context: JobContext, quests: readonly ManagedQuest[], how: How): Promise<number> {
  let told = 0;
  for (let at = 0; at < quests.length; at += QUESTS_A_STEP)
    told += await context.step((tx) => tell(tx, context, quests.slice(at, at + QUESTS_A_STEP), how));
  return told;
}

async function tell(
  tx: Db,
  { now, config }: JobContext,
  quests: readonly ManagedQuest[],
  { kind, feature, write }: How,
): Promise<number> {
  const keyOf = ({ id: questId, startedAt, endedAt }: ManagedQuest) =>
    onceKey(kind, { questId, startedAt, endedAt: endedAt ?? startedAt });
  const isNew = await notSaidYet(tx, quests.map(keyOf), now);
  const left = quests.filter((quest) => isNew.has(keyOf(quest)));
  if (left.length === 0) return 0;
  const charities = [...new Set(left.map(({ providerId }) => providerId))];
  const managers = await readManagersOf(tx, charities, now, feature);
  const ids = [...managers.values()].flat().map(({ accountId }) => accountId);
  const reaches = await readReaches(tx, ids, offeredChannels(config), now);
  const questIds = left.map(({ id }) => id);
  const names = await readNames(tx, questIds, now);
  const mailings = left.map((quest) => {
    const theirs = new Map(managers.get(quest.providerId)?.map((one) => [one.accountId, one]));
    const namesFor = (accountId: string) =>
      mayReadNames(theirs.get(accountId), quest, { now, hasYoung: names.get(quest.id)?.hasYoung ?? false })
        ? (names.get(quest.id)?.names ?? [])
        : [];
    const sent: Message = { kind, questId: quest.id, ...write({ now, config }, quest, namesFor) };
    return { sent, reaches: reaches.filter(({ accountId }) => theirs.has(accountId)) };
  });
  await queueAll(tx, { now, config }, mailings);
  return left.length;
}

/** All names or none: a list without the minors of a quest would tell how many there are. */
function mayReadNames(
  manager: ManagerToTell | undefined,
  quest: ManagedQuest,
  { now, hasYoung }: { now: number; hasYoung: boolean },
): boolean {
  const reach = manager ? namesReachOf(manager) : 'none';
  return reach === 'always' || (reach === 'quest' && (!hasYoung || isDayOfQuest(quest, now)));
}

/** The inbox keeps no names: who is erased would stay there. */
const thinMessage: How['write'] = ({ config }, quest, namesFor) => {
  const page = `/console/quests/${encodeURIComponent(quest.id)}`;
  const linked = (locale: Locale) => ({
    ...quest,
    askLink: linkIn(locale, config, broadcastPath(quest.id, ['previous'])),
    questLink: linkIn(locale, config, `${page}/show`),
  });
  return {
    startsAt: quest.startedAt,
    write: (locale, { firstName: greeted }) =>
      underMinimumMail(locale, config, linked(locale), { greeted, names: [] }),
    writeMail: (locale, { firstName: greeted, accountId }) =>
      underMinimumMail(locale, config, linked(locale), { greeted, names: namesFor(accountId) }),
    short: (locale) => underMinimumShort(locale, linked(locale)),
    mail: () => ({ threadId: quest.id }),
  };
};

const unmarkedMessage: How['write'] = ({ config }, quest) => {
  const sheet = `/console/quests/${encodeURIComponent(quest.id)}/attendance`;
  const linked = (locale: Locale) => ({ ...quest, link: linkIn(locale, config, sheet) });
  return {
    write: (locale, { firstName }) => attendanceUnmarkedMail(locale, config, linked(locale), firstName),
    short: (locale) => attendanceUnmarkedShort(locale, linked(locale)),
    mail: () => ({ threadId: quest.id }),
  };
};
