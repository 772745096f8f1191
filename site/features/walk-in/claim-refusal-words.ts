import { dayAndTimeIn } from '#domain/messages/named-quest.ts';
import { walkInTexts } from '#domain/texts/generated/walk-in.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { WalkInLinkQuery } from '../../gql/generated.ts';

type Link = Pick<
  WalkInLinkQuery['walkInLink'],
  'refusal' | 'givenName' | 'lastInitial' | 'startedAt' | 'endedAt'
>;

/** Why whoever reads cannot claim a walk-in's hours, or null. */
export function claimRefusalWords(locale: Locale, link: Link): string | null {
  const t = walkInTexts(locale);
  switch (link.refusal) {
    case null:
      return null;
    case 'NOT_OVER':
      return t.notOver({ when: dayAndTimeIn(locale, Date.parse(link.endedAt ?? link.startedAt ?? '')) });
    case 'TAKES_ATTENDANCE':
      return t.ownDoor;
    case 'OTHER_NAME':
      return t.otherName({ name: `${link.givenName} ${link.lastInitial}.` });
    case 'MARKED':
      return t.marked;
  }
}
