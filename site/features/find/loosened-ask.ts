import type { FindFilterName } from '../../gql/generated.ts';
import { choosing, type FindAsk } from './find-address.ts';

/** The ask without one of its filters, from its first page on. */
export function loosenedAsk(ask: FindAsk, filter: FindFilterName): FindAsk {
  return choosing(ask, WITHOUT[filter]);
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
