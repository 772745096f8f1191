import {
  RecapSharedAtDocument,
  ShareRecapDocument,
  UnshareRecapDocument,
} from '../../gql/generated/recaps.ts';
import { reading, writing } from '../../resources/method.ts';

/** Since when a recap has a secret address; null where it has none. */
export const recapSharedAt = reading(RecapSharedAtDocument, (data) => data.recapSharedAt);

/** Returns the new address. */
export const shareRecap = writing(ShareRecapDocument, (data) => data.shareRecap.address);

export const unshareRecap = writing(UnshareRecapDocument, (data) => data.unshareRecap);
