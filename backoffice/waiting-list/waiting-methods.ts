import {
  ConsoleOfferPlaceDocument,
  ConsoleSetWaitingListDocument,
  ConsoleTakeOffWaitingListDocument,
  ConsoleWaitingListDocument,
} from '../gql/generated/waiting-list.ts';
import { reading, writing } from '../resources/method.ts';

/** Loads a page of 100 people on a quest's waitlist. */
export const waitingList = reading(ConsoleWaitingListDocument, (data) => data.questWaitingList);

/** Offers a place to one of them out of turn; where none is free, one more if wished. */
export const offerPlace = writing(ConsoleOfferPlaceDocument, (data) => data.offerPlace);

export const takeOffWaitingList = writing(
  ConsoleTakeOffWaitingListDocument,
  (data) => data.takeOffWaitingList,
);

/** Opens or closes the list for whoever wants to join it. */
export const setWaitingList = writing(ConsoleSetWaitingListDocument, (data) => data.setWaitingList);
