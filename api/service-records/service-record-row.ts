import type { SubscriptionStatus } from '#api/graphql/generated/resolvers.ts';
import type { ServiceNumbers } from '#domain/service-record.ts';

export type ServiceRecordRow = ServiceNumbers & { chariteer: ServiceRecordChariteerRow };

export type ServiceRecordChariteerRow = {
  id: string;
  username: string;
  subscriptionStatus: SubscriptionStatus;
  favoriteDistricts: { id: string; name: string }[];
  /** For @access; equals id. */
  ownerId: string;
};
