import type { WaitingListTexts } from '#domain/texts/generated/waiting-list.ts';
import type { OfferRequestDataFragment } from '../../gql/generated.ts';

/** What the page of an offer's link says first, and of one that cannot be answered any more besides. */
export function offerWords(
  t: WaitingListTexts,
  asked: OfferRequestDataFragment | null,
): { title: string; text: string } {
  if (!asked) return { title: t.unknownTitle, text: t.unknown };
  const { eventTitle: title, isWaiting } = asked;
  const words: Record<OfferRequestDataFragment['state'], { title: string; text: string }> = {
    OPEN: { title: t.title, text: '' },
    TAKEN: { title: t.takenTitle, text: t.taken({ title }) },
    DECLINED: {
      title: t.declinedTitle,
      text: isWaiting ? `${t.declinedOff} ${t.stillWaiting}` : t.declinedOff,
    },
    ENDED: { title: t.endedTitle, text: t.ended({ title }) },
    GONE: { title: t.goneTitle, text: t.gone({ title }) },
    BEGUN: { title: t.begunTitle, text: t.begun({ title }) },
    CANCELLED: { title: t.cancelledTitle, text: t.cancelled({ title }) },
  };
  return words[asked.state];
}
