import { plainText } from '#domain/text/plain-text.ts';
import type { QuestDetailDataFragment } from '../../gql/generated.ts';
import type { questWordsFor } from '../../lib/language/quest-words-for.ts';
import { questTimes } from '../quest-list/quest-card.ts';
import { sharedSummary } from './share-mail.ts';

/** What search engines and previews say of the page of a quest, in the words of the page. */
export function questSummary(
  quest: QuestDetailDataFragment,
  { description }: Pick<ReturnType<typeof questWordsFor>, 'description'>,
  page: Pick<App.Locals, 'locale' | 'now'>,
): string {
  const facts = { ...quest, ...questTimes(quest), place: quest.location?.name ?? null };
  return sharedSummary(
    { ...facts, charity: quest.provider.name, description: plainText(description.text) },
    page,
  );
}
