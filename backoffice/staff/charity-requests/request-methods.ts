import { SettleCharityRequestDocument } from '../../gql/generated/staff.ts';
import { writing } from '../../resources/method.ts';

/** Deletes a request that is answered. */
export const settleRequest = writing(SettleCharityRequestDocument, (data) => data.settleCharityRequest);
