import type { OwnQuestDataFragment } from '../../gql/generated.ts';

/** The next of one's own quests that has a date and takes place; null where there is none. They come by start. */
export function nextQuestOf(quests: readonly OwnQuestDataFragment[]): OwnQuestDataFragment | null {
  return (
    quests.find(
      ({ startedAt, publishingStatus }) => startedAt !== null && publishingStatus !== 'Cancelled',
    ) ?? null
  );
}
