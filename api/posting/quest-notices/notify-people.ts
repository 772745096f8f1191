import { eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import { queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import { readNoticesToday } from '#api/messages/recipients/messages-left.ts';
import { copiesToYoung } from '#api/people/young-messages/copies-to-young.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import type { QuestNoticeRow } from '#api/quests/quests/quest-row.ts';
import type { AgeOutcomes } from '#api/quests/sign-up/age-outcomes.ts';
import type { ClashOfPerson } from '#api/quests/sign-up/clashes-of-people.ts';
import { translatedTitles } from '#api/rows/quest-title-columns.ts';
import { newId } from '#db/new-id.ts';
import { location, provider } from '#db/schema/provider.ts';
import { questNotice } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { refusalOfNotice } from '#domain/quests/changes/notice-limits.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';
import {
  type NoticeFacts,
  noticeInShort,
  noticeMail,
  type QuestNotice,
} from '#domain/quests/changes/quest-notice.ts';
import type { NamedLocation } from '#domain/quests/location-in-words.ts';
import { isRemote } from '#domain/quests/quest-status.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { agesAfterEdit, clashesAfterEdit, countAgeOutcomes, signUpsThatClash } from './clashes-after-edit.ts';
import { noticeCalendar } from './notice-calendar.ts';
import { peopleToTell, toldOfNotice } from './people-to-tell.ts';

type Edit = {
  kind: QuestNotice;
  stored: StoredQuest;
  changes: QuestChanges;
  /** What the charity adds. */
  words: string | null;
  /** The former location, where the location itself was changed. */
  places?: { before: NamedLocation; after: NamedLocation; isPointMoved: boolean };
  /** Account that changed it; the viewer where it is left out. */
  senderId?: string | null;
};

/** What everyone is told alike. */
type Told = Omit<NoticeFacts, 'link' | 'clashes' | 'isOutOfAge'>;

/**
 * Tells everyone on an edited quest, and the admins of the guild that has reserved it, and keeps that they were told.
 * Returns who has to be told in another way, as far as
 * the editor is told of them. Errors: CONTACT_DETAILS_TO_YOUNG, QUEST_MESSAGES_SPENT, RATE_LIMITED.
 */
export async function notifyPeople(
  context: Pick<Context, 'now' | 'config' | 'viewer'>,
  tx: Db,
  edit: Edit,
): Promise<QuestNoticeRow> {
  const { config, now, viewer } = context;
  const { kind, stored, changes, words } = edit;
  const { id: questId, providerId } = stored;
  const { senderId = viewer?.accountId ?? null } = edit;
  const people = await peopleToTell(tx, context, stored);
  const { reaches, volunteerIds } = people;
  if (reaches.length > 0) await refuseMany(tx, now, edit);
  const clashes = await clashesAfterEdit(tx, { stored, changes, isWritten: true }, now);
  const outcomes = await agesAfterEdit(tx, { stored, changes }, now);
  const noticeId = newId(now);
  await tx.insert(questNotice).values({ id: noticeId, questId, kind, words, senderId, createdAt: now });
  const written = { providerId, questId, recipientIds: volunteerIds, kind: 'message' as const, text: words };
  await report(tx, context, 'WordsWritten', {
    copies: await copiesToYoung(tx, now, { ...written, senderId: senderId ?? '' }),
  });
  if (reaches.length > 0) {
    const facts = await loadFacts(tx, edit);
    const factsFor = personalFacts(config, { facts, clashes, outcomes, quest: stored });
    const entryOf = await noticeCalendar(tx, context, { questId, kind, outcomes });
    const told = {
      ...{ kind: 'quest-changed' as const, questId, aboutId: noticeId, startsAt: firstStart(facts) },
      mail: (reach: Reach) => ({ threadId: questId, ...entryOf(reach) }),
    };
    await queueTo(
      tx,
      context,
      {
        ...told,
        write: (locale, to) => noticeMail(locale, config, factsFor(locale, to), to.firstName),
        short: (locale, to) => noticeInShort(locale, factsFor(locale, to)),
      },
      reaches,
    );
  }
  if (outcomes.size > 0) await report(tx, context, 'AgesUnmet', { questId, outcomes });
  return {
    kind,
    ...(await toldOfNotice(context, tx, stored, people)),
    ...(await countAgeOutcomes(context, tx, stored, outcomes)),
    clashing: signUpsThatClash(context, clashes, providerId),
    providerId,
  };
}

/** A location that staff change is told for all its quests alike. */
async function refuseMany(tx: Db, now: number, { stored, places, ...notice }: Edit): Promise<void> {
  if (places) return;
  const refusal = refusalOfNotice(notice, await readNoticesToday(tx, stored.id, now));
  if (refusal) throw new DomainError(refusal);
}

type Personal = {
  facts: Told;
  clashes: readonly ClashOfPerson[];
  outcomes: AgeOutcomes;
  quest: StoredQuest;
};

/** What one of them is told: with the links of a language, and the spots of theirs at the same time. */
function personalFacts(config: Context['config'], { facts, clashes, outcomes, quest }: Personal) {
  const byPerson = Map.groupBy(clashes, ({ own }) => own.chariteerId);
  const linkTo = (locale: Locale, providerId: string, questId: string) =>
    linkIn(locale, config, `/questList/${providerId}/quest/${questId}`);
  return (locale: Locale, { personId }: Reach): NoticeFacts => ({
    ...facts,
    link: linkTo(locale, quest.providerId, quest.id),
    isOutOfAge: outcomes.get(personId) === 'outOfAge',
    clashes: (byPerson.get(personId) ?? []).map(({ title, providerName, other }) => ({
      ...{ title, providerName, startedAt: other.startedAt, endedAt: other.endedAt },
      link: linkTo(locale, other.providerId, other.questId),
    })),
  });
}

/** When someone may be on the way: by what they knew, or by what they are told. */
function firstStart({ before, after }: Told): number | null {
  const starts = [before, after].flatMap(({ startedAt }) => startedAt ?? []);
  return starts.length > 0 ? Math.min(...starts) : null;
}

async function loadFacts(tx: Db, { kind, stored, changes, words, places }: Edit): Promise<Told> {
  const { providerId } = stored;
  const hasPlace = !isRemote(stored);
  const locationId = hasPlace ? stored.locationId : null;
  const [charity] = await tx
    .select({ name: provider.name, translated: translatedTitles(stored.id) })
    .from(provider)
    .where(eq(provider.id, providerId));
  const newLocationId = changes.locationId === undefined || !hasPlace ? locationId : changes.locationId;
  return {
    notice: kind,
    words,
    title: { written: changes.eventTitle ?? stored.eventTitle, translated: charity?.translated ?? {} },
    providerName: charity?.name ?? '',
    before: { ...stored, location: places?.before ?? (await readLocation(tx, locationId)) },
    after: {
      ...timesAfter(stored, changes),
      location: places?.after ?? (await readLocation(tx, newLocationId)),
    },
    isPointMoved: places?.isPointMoved ?? false,
  };
}

async function readLocation(tx: Db, id: string | null): Promise<NamedLocation | null> {
  if (id === null) return null;
  const { name, address, detail } = location;
  const found = await tx.select({ name, address, detail }).from(location).where(eq(location.id, id)).get();
  return found ?? null;
}
