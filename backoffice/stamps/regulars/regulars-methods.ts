import {
  CharityRegularsDocument,
  EndRegularDocument,
  SetRegularShareDocument,
} from '../../gql/generated/stamps.ts';
import { reading, writing } from '../../resources/method.ts';

/** Loads the regulars of a charity and their share of the spots. */
export const charityRegulars = reading(CharityRegularsDocument, (data) => data.charityRegulars);

/** Sets that share. */
export const setRegularShare = writing(SetRegularShareDocument, (data) => data.setRegularShare);

/** Takes someone off. */
export const endRegular = writing(EndRegularDocument, (data) => data.endRegular);
