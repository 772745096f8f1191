import type { FindFilterName, FindQuestsQuery } from '../../gql/generated.ts';
import { choosing, type FindAsk, MILES } from './find-address.ts';

type Loosening = Pick<FindQuestsQuery['findQuests']['loosen'][number], 'filter' | 'day' | 'miles'>;

/** The ask with one of its filters wider, or without it, from its first page on. */
export function loosenedAsk(ask: FindAsk, { filter, day, miles }: Loosening): FindAsk {
  if (day === 'NEXT_7_DAYS') return choosing(ask, { day: 'week' });
  const wider = MILES.find((known) => known === miles);
  return choosing(ask, wider ? { miles: wider } : WITHOUT[filter]);
}

const WITHOUT: Readonly<Record<FindFilterName, Partial<FindAsk>>> = {
  DAY: { day: 'any', date: '' },
  TIMES: { times: [] },
  TYPES: { types: [] },
  DISTRICT: { districtId: '' },
  PLACE: { zip: '', near: '' },
  NEEDS_PEOPLE: { needsPeople: false },
  WITH_CHILDREN: { withChildren: false },
  NO_EXPERIENCE: { noExperience: false },
  AT_HOME: { atHome: false },
  WORDS: { words: '' },
  TAKEABLE: { isAll: true },
};
