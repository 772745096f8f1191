import type { SubscriptionStatus } from '#api/graphql/generated/types.ts';
import type { ProfilePart } from '#domain/attendance/public-profile.ts';
import type { ShownNumbers } from '#domain/attendance/service-record.ts';

export type ServiceRecordRow = ShownNumbers & {
  chariteer: ServiceRecordChariteerRow;
  hasPictures: boolean;
  shown: readonly ProfilePart[];
};

export type ServiceRecordChariteerRow = {
  id: string;
  username: string;
  /** Whether the viewer is shown the types. */
  showsTypes: boolean;
  subscriptionStatus: SubscriptionStatus;
  favoriteDistricts: { id: string; name: string }[];
  /** For @access; equals id. */
  ownerId: string;
};
