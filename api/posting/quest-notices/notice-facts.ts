import { eq } from 'drizzle-orm';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import type { AgeOutcomes } from '#api/quests/sign-up/age-outcomes.ts';
import type { ClashOfPerson } from '#api/quests/sign-up/clashes-of-people.ts';
import { translatedTitles } from '#api/rows/quest-title-columns.ts';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';
import type { NoticeFacts, QuestNotice } from '#domain/quests/changes/quest-notice.ts';
import type { NamedLocation } from '#domain/quests/location-in-words.ts';
import { isRemote } from '#domain/quests/quest-status.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** An edit of which people are told. */
export type ToldEdit = {
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

type Personal = {
  facts: Told;
  clashes: readonly ClashOfPerson[];
  outcomes: AgeOutcomes;
  quest: StoredQuest;
};

/** What one of them is told: with the links of a language, and the spots of theirs at the same time. */
export function personalFacts(config: Context['config'], { facts, clashes, outcomes, quest }: Personal) {
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
export function firstStart({ before, after }: Told): number | null {
  const starts = [before, after].flatMap(({ startedAt }) => startedAt ?? []);
  return starts.length > 0 ? Math.min(...starts) : null;
}

/** What an edit means to everyone on the quest. */
export async function loadFacts(tx: Db, { kind, stored, changes, words, places }: ToldEdit): Promise<Told> {
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
