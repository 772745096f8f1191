import type { Removal } from '../../scripts/prove/removal.ts';
import { CHARITY_PAGES } from './charity-pages.ts';
import { HOUSE } from './house.ts';
import { PEOPLE_PAGES } from './people-pages.ts';
import { QUEST_PAGES } from './quest-pages.ts';
import { TRACES } from './traces.ts';

/** Everything that is taken away, thing by thing. */
export const REMOVALS: readonly Removal[] = [
  ...QUEST_PAGES,
  ...PEOPLE_PAGES,
  ...CHARITY_PAGES,
  ...HOUSE,
  ...TRACES,
];
