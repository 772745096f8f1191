import {
  PreviewLocationNoticeDocument,
  StaffWalletDocument,
  TopUpWalletDocument,
} from '../../../gql/generated/staff.ts';
import { reading, writing } from '../../../resources/method.ts';

/** Whom the server would tell of changed locations; null when no one need know. */
export const locationNotice = reading(
  PreviewLocationNoticeDocument,
  (data) => data.previewLocationNotice ?? null,
);

/** The Mana of a charity, with its latest changes. */
export const wallet = reading(StaffWalletDocument, (data) => data.wallet);

/** Adds Mana, or takes it out with a minus; refused when the balance is another than was seen. */
export const topUpWallet = writing(TopUpWalletDocument, (data) => data.topUpWallet);
