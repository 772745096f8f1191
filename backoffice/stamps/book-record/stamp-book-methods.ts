import {
  DeleteStampDocument,
  SaveBooksDocument,
  StampBookDocument,
  StampSourceDocument,
  UpdateStampDocument,
} from '../../gql/generated/stamps.ts';
import { reading, writing } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';

const stampBook = reading(
  StampBookDocument,
  ({ provider, getSpecificQuests }) => provider && { ...provider, stamps: getSpecificQuests },
);

/** The books of a charity with its stamps, in one request. */
export function useStampBook(providerId: string) {
  return useAnswer(stampBook, { providerId });
}

const stampSource = reading(StampSourceDocument, (data) => data.quest);

/** The quest or stamp that a new stamp begins with; null: none. */
export function useStampSource(id: string | null) {
  return useAnswer(stampSource, { id: id ?? '' }, { enabled: id !== null });
}

export const saveBooks = writing(SaveBooksDocument, (data) => data.saveQuestConfiguration, {
  wording: 'quest-update',
});

export const updateStamp = writing(UpdateStampDocument, (data) => data.updateStamp);

export const deleteStamp = writing(DeleteStampDocument, (data) => data.deleteStamp);
