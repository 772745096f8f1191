import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { verdictCopy } from '#domain/wording/verdict-copy.ts';
import type { FindQuestsQuery } from '../../gql/generated.ts';
import { questCardOf } from '../quest-list/quest-card.ts';
import type { FoundCard } from './found-list.ts';

type FoundQuest = FindQuestsQuery['findQuests']['quests'][number];

/** The card of a quest that was found: with charity and place, how far it is, and what hinders where that was asked. */
export function foundCardOf(
  { quest, miles }: FoundQuest,
  locals: { now: number; locale: Locale },
): FoundCard {
  const { provider } = quest;
  const hinders = hindrancesOf(quest, locals.locale);
  const point = pointText(quest.location);
  const { seriesKey: _series, ...card } = questCardOf(quest, { ...locals, miles });
  return {
    ...card,
    charity: `${provider.name} · ${provider.district.name}`,
    ...(hinders.length > 0 && { hinders }),
    ...(point && { point }),
  };
}

/** A point on its way to the map; '' for none. */
export function pointText(point: { latitude: number | null; longitude: number | null } | null): string {
  return point?.latitude == null || point.longitude == null ? '' : `${point.latitude} ${point.longitude}`;
}

/** All that hinders at once (DEC-36), in the words of the quest's page. */
function hindrancesOf({ viewerVerdict, provider }: FoundQuest['quest'], locale: Locale): string[] {
  if (!viewerVerdict) return [];
  const { hindrances, agePolicy, completedMinutes, prerequisiteMinutes } = viewerVerdict;
  const details = {
    agePolicy,
    completedMinutes: completedMinutes ?? 0,
    prerequisiteMinutes,
    charity: provider.name,
  };
  return hindrances.flatMap((verdict) => verdictCopy(verdict, details, verdictsTexts(locale)).text ?? []);
}
