import { CharityBooksDocument, FirstStepDocument, NewStampDocument } from '../../gql/generated/stamps.ts';
import { reading, writing } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { charityBooksOf } from './stamp-collection.ts';

const charityBooks = reading(CharityBooksDocument, charityBooksOf);

/** Stamps, places and monthly schedule of a charity, in one request. */
export function useCharityBooks(providerId: string, { enabled = true } = {}) {
  return useAnswer(charityBooks, { providerId }, { enabled });
}

/** Makes a stamp, from nothing or from a quest. */
export const createStamp = writing(NewStampDocument, (data) => data.createStamp);

/** The first step that a new charity lacks; null for one that has posted. */
export const firstStep = reading(FirstStepDocument, (data) => data.firstStep ?? null);
