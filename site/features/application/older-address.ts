import type { QuestPlaceQuery } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { httpAddress } from '../sign-up/application-link.ts';

type PlacedQuest = NonNullable<QuestPlaceQuery['quest']>;

/**
 * Where `/quest/{id}` leads: those who manage the quest to the console, which opens the page for its time; everyone
 * else to the quest's public page. Null where the address is a page of its own: the quest can be applied for elsewhere.
 */
export function forwardFrom({ id, providerId, viewerIsManager, viewerVerdict }: PlacedQuest): string | null {
  if (viewerIsManager) return paths.providerQuest(id);
  return httpAddress(viewerVerdict.applicationLink) === null ? paths.quest(providerId, id) : null;
}
