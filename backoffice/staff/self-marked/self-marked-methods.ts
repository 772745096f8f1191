import { ConfirmSelfMarkedDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Confirms what a volunteer marked about themselves. */
export const confirmSelfMarked = writing(ConfirmSelfMarkedDocument, (data) => data.updateContracts, {
  wording: 'attendance',
});
