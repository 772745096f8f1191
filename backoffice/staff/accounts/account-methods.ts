import {
  BanAccountDocument,
  CorrectBirthDateDocument,
  SetSubscriptionDocument,
  UnbanAccountDocument,
} from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

export const banAccount = writing(BanAccountDocument, (data) => data.banAccount);

export const unbanAccount = writing(UnbanAccountDocument, (data) => data.unbanAccount);

export const correctBirthDate = writing(CorrectBirthDateDocument, (data) => data.correctBirthDate);

export const setSubscription = writing(SetSubscriptionDocument, (data) => data.setSubscriptionStatus);
