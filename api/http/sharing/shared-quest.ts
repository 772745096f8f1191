import { VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { type GraphqlDeps, runOperation } from '#api/graphql/run.ts';
import type { SharedQuest } from '#domain/brand/pictures/share-picture.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import type { Locale } from '#domain/texts/locale.ts';

const QUERY = `query SharedQuest($id: ID!, $locale: String!) {
  quest(id: $id) { eventTitle translation(locale: $locale) { eventTitle } startedAt endedAt serviceTags provider { name } }
}`;

type Answer = {
  quest: {
    eventTitle: string;
    translation: { eventTitle: string } | null;
    startedAt: string | null;
    endedAt: string | null;
    serviceTags: string[];
    provider: { name: string };
  } | null;
};

/** What everybody may know of a quest, in the words of its picture; null when that is nothing. */
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
  const [start, end] = [quest.startedAt, quest.endedAt].map((text) =>
    text === null ? null : Date.parse(text),
  );
  const { longDay, timeSpan } = formatsFor(locale);
  return {
    title: quest.translation?.eventTitle ?? quest.eventTitle,
    charityName: quest.provider.name,
    day: start == null ? null : longDay(start),
    time: start == null ? null : timeSpan(start, end ?? null),
    category: categoryOf(quest.serviceTags),
  };
}
