import { VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { type GraphqlDeps, runOperation } from '#api/graphql/run.ts';
import type { SharedQuest } from '#domain/brand/pictures/share-picture.ts';
import { sceneOf } from '#domain/brand/scenes/scene.ts';
import { type EventType, flavourText } from '#domain/quests/quest-status.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sharedPhoto } from './shared-photo.ts';

const QUERY = `query SharedQuest($id: ID!, $locale: String!) {
  quest(id: $id) { eventTitle translation(locale: $locale) { eventTitle } eventType startedAt endedAt isOver
    serviceTags stampIcon picture { id widths } resourceMaxNumber takenCount heldCount reservation { isViewersGuild } providerId provider { name districtId } location { name } }
}`;

type Answer = {
  quest: {
    eventTitle: string;
    translation: { eventTitle: string } | null;
    eventType: EventType;
    startedAt: string | null;
    endedAt: string | null;
    isOver: boolean;
    serviceTags: string[];
    stampIcon: string | null;
    picture: { id: string; widths: number[] } | null;
    resourceMaxNumber: number;
    takenCount: number;
    heldCount: number;
    reservation: { isViewersGuild: boolean } | null;
    providerId: string;
    provider: { name: string; districtId: string };
    location: { name: string } | null;
  } | null;
};

/** What everyone may know of a quest, in the words of its picture; null when that is nothing. */
export async function findSharedQuest(
  deps: GraphqlDeps,
  locale: Locale,
  id: string,
  facts: RequestFacts,
): Promise<SharedQuest | null> {
  const request = { query: QUERY, variables: { id, locale }, operationName: null };
  const { result } = await runOperation(deps, request, VISITOR, facts);
  const quest = (result.data as Answer | undefined | null)?.quest;
  if (!quest) return null;
  const [startedAt = null, endedAt = null] = [quest.startedAt, quest.endedAt].map((text) =>
    text === null ? null : Date.parse(text),
  );
  const isDated = startedAt !== null;
  const { longDay, timeSpan } = formatsFor(locale);
  return {
    title: quest.translation?.eventTitle ?? quest.eventTitle,
    charityName: quest.provider.name,
    day: isDated ? longDay(startedAt) : null,
    time: isDated ? timeSpan(startedAt, endedAt) : null,
    place: quest.location?.name ?? null,
    placesLeft:
      isDated && !quest.isOver
        ? flavourText({ ...quest, startedAt, endedAt }, questWordsTexts(locale), deps.clock())
        : null,
    photo: quest.picture && (await sharedPhoto(deps, quest.picture)),
    scene: sceneOf({ ...quest, startedAt, districtId: quest.provider.districtId }),
  };
}
