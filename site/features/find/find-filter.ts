import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import type { FindQuestsQueryVariables } from '../../gql/generated.ts';
import { type FindAsk, pointOf, problemsOfAsk } from './find-address.ts';

const DAYS = {
  any: 'ANY',
  today: 'TODAY',
  tomorrow: 'TOMORROW',
  weekend: 'WEEKEND',
  week: 'NEXT_7_DAYS',
} as const;
const TIMES = { morning: 'MORNING', afternoon: 'AFTERNOON', evening: 'EVENING' } as const;
const SORTS = { start: 'START', distance: 'DISTANCE', need: 'NEED' } as const;

/** What the API is asked, without what was typed wrong and types that there are none of. `today` in New York. */
export function findVariables(
  ask: FindAsk,
  { today, isLoggedIn }: { today: string; isLoggedIn: boolean },
): Omit<FindQuestsQueryVariables, 'hasTypes'> {
  const problems = problemsOfAsk(ask, today);
  const good = (name: (typeof problems)[number], text: string) =>
    text !== '' && !problems.includes(name) ? text : null;
  const types = ask.types.filter((type) => CATEGORY_IDS.some((id) => id === type));
  const zip = good('zip', ask.zip);
  const near = zip === null ? pointOf(ask.near) : null;
  return {
    filter: {
      day: DAYS[ask.day],
      date: good('date', ask.date),
      times: ask.times.map((time) => TIMES[time]),
      types,
      districtId: ask.districtId || null,
      zip,
      near,
      miles: zip !== null || near !== null ? ask.miles : null,
      needsPeople: ask.needsPeople,
      withChildren: ask.withChildren,
      noExperience: ask.noExperience,
      atHome: ask.atHome,
      words: good('words', ask.words),
    },
    sort: SORTS[zip === null && near === null && ask.sort === 'distance' ? 'start' : ask.sort],
    page: ask.page,
    showAll: ask.isAll && isLoggedIn,
  };
}
