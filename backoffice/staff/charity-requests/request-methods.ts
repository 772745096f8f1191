import {
  AcceptCharityRequestDocument,
  AskBackCharityRequestDocument,
  DeclineCharityRequestDocument,
  SettleCharityRequestDocument,
} from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Deletes a request that is answered. */
export const settleRequest = writing(SettleCharityRequestDocument, (data) => data.settleCharityRequest);

/** Makes charity, location and account of a request. */
export const acceptRequest = writing(AcceptCharityRequestDocument, (data) => data.acceptCharityRequest, {
  wording: 'registration',
});

/** Declines a request, with the reason. */
export const declineRequest = writing(DeclineCharityRequestDocument, (data) => data.declineCharityRequest);

/** Asks the sender of a request a question. */
export const askBackRequest = writing(AskBackCharityRequestDocument, (data) => data.askBackCharityRequest);
