import { formatsFor } from '#domain/texts/formats-for.ts';
import { charityContactsTexts } from '#domain/texts/generated/charity-contacts.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { CharityContactsQuery } from '../../gql/generated.ts';

export type CharityContact = CharityContactsQuery['charityContacts'][number];

/** What the charity can do now, and for how long. */
export function contactText(locale: Locale, { isOpen, hasQuestAhead, until }: CharityContact): string {
  const t = charityContactsTexts(locale);
  if (!isOpen) return t.ended;
  if (hasQuestAhead) return t.questAhead;
  return until === null ? t.open : t.openUntil({ day: formatsFor(locale).longDay(Date.parse(until)) });
}

/** What can be changed; null while a quest is ahead. */
export function contactAction({ isOpen, hasQuestAhead }: CharityContact): 'end' | 'allow' | null {
  if (!isOpen) return 'allow';
  return hasQuestAhead ? null : 'end';
}
