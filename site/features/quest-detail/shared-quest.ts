import { joinParts } from '#domain/text/joined-parts.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import type { QuestDetailDataFragment } from '../../gql/generated.ts';
import { titleFor } from '../../lib/language/quest-words-for.ts';
import { paths } from '../../lib/paths.ts';
import { questTimes } from '../quest-list/quest-card.ts';
import { sharedFacts, shareMail } from './share-mail.ts';

/** A quest as it is handed on: what is said of it, and the address that whoever gets it opens. */
export type SharedQuest = { title: string; text: string; address: string; mail: string };

/**
 * All that the ways to share a quest need, in the language of the page; null for what not everyone can open. The one
 * place where the address to share is made. `invitation` makes it a link of the viewer's; empty where no one is thanked
 * for it.
 */
export function sharedQuest(
  quest: QuestDetailDataFragment,
  { locale, now, config }: Pick<App.Locals, 'locale' | 'now' | 'config'>,
  invitation = '',
): SharedQuest | null {
  if (quest.publishingStatus !== 'Published' && quest.publishingStatus !== 'Unlisted') return null;
  const facts = {
    ...quest,
    ...questTimes(quest),
    title: titleFor(locale, quest).text,
    place: quest.location?.name ?? null,
    address: config.publicOrigin + addressIn(locale, paths.questWith(quest.providerId, quest.id, invitation)),
  };
  const page = { locale, now };
  const { title, address } = facts;
  const text = joinParts([title, ...sharedFacts(facts, page)], ' · ');
  return { title, text, address, mail: shareMail(facts, page) };
}
