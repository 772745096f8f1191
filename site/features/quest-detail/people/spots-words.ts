import { isReservedForOthers } from '#domain/quests/quest-status.ts';
import type { QuestPageTexts } from '#domain/texts/generated/quest-page.ts';
import type { QuestDetailDataFragment } from '../../../gql/generated.ts';

type Quest = Pick<
  QuestDetailDataFragment,
  'publishingStatus' | 'isOver' | 'reservation' | 'resourceMaxNumber' | 'takenCount' | 'heldCount'
>;
type Words = Pick<QuestPageTexts, 'placesTaken' | 'spotsTaken'>;

/** The spots of a quest in words: how many are taken and, while people can sign up, how many are open. */
export function spotsInWords(t: Words, quest: Quest): string {
  const { takenCount, resourceMaxNumber, heldCount } = quest;
  const spots = { taken: takenCount, max: resourceMaxNumber };
  if (isClosed(quest) || isReservedForOthers(quest)) return t.spotsTaken(spots);
  return t.placesTaken({ ...spots, open: Math.max(0, resourceMaxNumber - takenCount - heldCount) });
}

/** Whether no one can sign up any more, whatever spots are left. */
export function isClosed({ publishingStatus, isOver }: Pick<Quest, 'publishingStatus' | 'isOver'>): boolean {
  return publishingStatus === 'Cancelled' || isOver;
}
