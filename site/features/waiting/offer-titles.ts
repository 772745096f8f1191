import type { WaitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import type { OfferRequestDataFragment } from '../../gql/generated.ts';

/** What the page of an offer's link says first, and of one that cannot be answered any more besides. */
export function offerWords(
  t: WaitingListTexts,
  asked: OfferRequestDataFragment | null,
): { title: string; text: string } {
  if (!asked) return { title: t.unknownTitle, text: t.unknown };
  const titles: Record<OfferRequestDataFragment['state'], string> = {
    OPEN: t.title,
    TAKEN: t.takenTitle,
    DECLINED: t.declinedTitle,
    ENDED: t.endedTitle,
    GONE: t.goneTitle,
    BEGUN: t.begunTitle,
    CANCELLED: t.cancelledTitle,
  };
  const { state, isWaiting } = asked;
  const lines = [...(state === 'DECLINED' ? [t.declinedOff] : []), ...(isWaiting ? [t.stillWaiting] : [])];
  return { title: titles[state], text: lines.join(' ') };
}
