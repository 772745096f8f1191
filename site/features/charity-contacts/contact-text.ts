import { formatLongDay } from '#domain/text/format.ts';
import type { CharityContactsQuery } from '../../gql/generated.ts';

export type CharityContact = CharityContactsQuery['charityContacts'][number];

/** What the charity can do now, and for how long. */
export function contactText({ isOpen, hasQuestAhead, until }: CharityContact): string {
  if (!isOpen) return 'You ended it. If you sign up there again, it can reach you again.';
  if (hasQuestAhead) return 'It can reach you: you have a Quest ahead there. After it you can end that.';
  return until === null ? 'It can reach you.' : `It can reach you until ${formatLongDay(Date.parse(until))}.`;
}

/** What can be changed; null while a quest is ahead. */
export function contactAction({ isOpen, hasQuestAhead }: CharityContact): 'end' | 'allow' | null {
  if (!isOpen) return 'allow';
  return hasQuestAhead ? null : 'end';
}
