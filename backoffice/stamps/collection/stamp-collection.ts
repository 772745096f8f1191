import {
  mergeStamps,
  parseQuestConfiguration,
  type QuestConfiguration,
  type StampGroup,
} from '#domain/books/quest-configuration.ts';
import { consoleStampsTexts } from '#domain/texts/generated/console-stamps.ts';
import type { CharityBooksQuery, ReservationTerms, StampFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { shownTitleOf } from './stamp-title.ts';
import { startInWords } from './times-in-words.ts';

export type ShownStamp = StampFragment & { title: string };
/** Stamps that are placed together; `id` tells it from stamps and from other bundles of the charity. */
export type ShownBundle = { id: string; name: string; stamps: ShownStamp[] };
export type ShownGroup = { name: string; stamps: ShownStamp[]; bundles: ShownBundle[] };

export type ReservingGuild = { id: string; name: string; reservationTerms: ReservationTerms | null };

/** What a charity plans with. */
export type CharityBooks = {
  id: string;
  name: string;
  groups: ShownGroup[];
  stamps: ReadonlyMap<string, ShownStamp>;
  bundles: ReadonlyMap<string, ShownBundle>;
  bundleBook: QuestConfiguration['bundleBook'];
  locations: NonNullable<CharityBooksQuery['provider']>['approvedLocations'];
  /** The guilds for which the bundle book reserves quests, by id; one that is gone is not among them. */
  guilds: ReadonlyMap<string, ReservingGuild>;
  /** The last day for which quests can be posted. */
  veilOfTime: string;
};

/** The name of the group of those stamps that no one has put into the stamp book. */
export function looseStampsName(): string {
  return textsOf(consoleStampsTexts).otherStamps;
}

/** Reads the books and joins each stamp with its template quest. */
export function charityBooksOf({ provider, getSpecificQuests, veilOfTime }: CharityBooksQuery): CharityBooks {
  const { stampBook, bundleBook } = parseQuestConfiguration(provider?.questConfiguration);
  const templates = new Map(getSpecificQuests.map((quest) => [quest.id, shown(quest)]));
  const groups = stampBook.map((group, index) => ({
    name: group.name,
    stamps: mergeStamps(group, templates),
    bundles: bundlesOf(group, index, templates),
  }));
  const placed = new Set(groups.flatMap(({ stamps }) => stamps.map(({ id }) => id)));
  const loose = [...templates.values()].filter(({ id }) => !placed.has(id));
  return {
    id: provider?.id ?? '',
    name: provider?.name ?? '',
    groups: [...groups, { name: looseStampsName(), stamps: loose, bundles: [] }].filter(
      ({ stamps, bundles }) => stamps.length + bundles.length > 0,
    ),
    stamps: templates,
    bundles: new Map(groups.flatMap(({ bundles }) => bundles.map((bundle) => [bundle.id, bundle] as const))),
    bundleBook,
    locations: provider?.approvedLocations ?? [],
    guilds: new Map(provider?.reservingGuilds?.map((guild) => [guild.id, guild])),
    veilOfTime,
  };
}

/** When a stamp recurs by the monthly schedule: 'every Monday at 5:30 pm', one text an entry. */
export function recurrencesOf(stampId: string, { monthly_schedule }: CharityBooks['bundleBook']): string[] {
  return monthly_schedule.filter(({ quest_id }) => quest_id === stampId).map(startInWords);
}

/** The bundles of a group with the stamps that there still are; one without any is left out. */
function bundlesOf(
  { bundles }: StampGroup,
  groupIndex: number,
  templates: ReadonlyMap<string, ShownStamp>,
): ShownBundle[] {
  return bundles
    .map(({ name, stampIds }, index) => ({
      id: `bundle-${groupIndex}-${index}`,
      name: name.trim() || textsOf(consoleStampsTexts).bundle,
      stamps: [...new Set(stampIds)].flatMap((id) => templates.get(id) ?? []),
    }))
    .filter(({ stamps }) => stamps.length > 0);
}

function shown(quest: StampFragment): ShownStamp {
  return { ...quest, title: shownTitleOf(quest.stampTitle) };
}
