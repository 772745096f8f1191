// Made by scripts/generate.ts from the documents beside the components; do not edit.
// Long because every document brings the types of its result.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountType =
  | 'Chariteer'
  | 'Provider';

export type AgePolicyInput = {
  name: string;
  supervisedAge: number;
  soloAge: number;
  maxAge: number;
};

export type AuditFilter = {
  /** A part of the action's name. */
  action?: string | null | undefined;
  actorId?: string | null | undefined;
  /** An account as actor or subject, or any other subject. */
  about?: string | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  /** Before this instant. */
  before?: string | null | undefined;
};

export type CreateProviderAccountInput = {
  providerId: string;
  username: string;
  emailAddress: string;
};

export type DistrictChangesInput = {
  id: string;
  name?: string | null | undefined;
  acronym?: string | null | undefined;
  county?: string | null | undefined;
  state?: string | null | undefined;
  noun?: string | null | undefined;
  centerLatitude?: number | null | undefined;
  centerLongitude?: number | null | undefined;
  zoomLevel?: number | null | undefined;
};

export type FaqEntryInput = {
  question: string;
  answer: string;
};

export type LocationInput = {
  id?: string | null | undefined;
  name: string;
  address: string;
  detail?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

export type NewDistrictInput = {
  name: string;
  acronym: string;
  county: string;
  state: string;
  /** Stands in the heading of the district's page. */
  noun: string;
  centerLatitude: number;
  centerLongitude: number;
  /** 0 to 22. */
  zoomLevel: number;
};

export type NewProviderInput = {
  name: string;
  mission?: string | null | undefined;
  districtId: string;
  /** Shown to everybody; true if left out. */
  isVisible?: boolean | null | undefined;
  isSponsor?: boolean | null | undefined;
  /** Lets volunteers skip the hours of a quest; null: there is none. */
  organizationCode?: string | null | undefined;
  /** At most 4. */
  agePolicies?: Array<AgePolicyInput> | null | undefined;
  approvedLocations?: Array<LocationInput> | null | undefined;
};

export type OutboxStatus =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'failed';

export type ProviderChangesInput = {
  id: string;
  name?: string | null | undefined;
  mission?: string | null | undefined;
  districtId?: string | null | undefined;
  isVisible?: boolean | null | undefined;
  isSponsor?: boolean | null | undefined;
  organizationCode?: string | null | undefined;
  agePolicies?: Array<AgePolicyInput> | null | undefined;
  approvedLocations?: Array<LocationInput> | null | undefined;
};

export type SubscriptionStatus =
  | 'unsubscribed'
  | 'silver'
  | 'gold';

export type StaffAccountsQueryVariables = Exact<{
  q?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  isBanned?: boolean | null | undefined;
  providerId?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffAccountsQuery = { accountPage: { total: number, items: Array<{ id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, createdAt: string }> } };

export type StaffAccountDetailsQueryVariables = Exact<{
  id: string;
}>;


export type StaffAccountDetailsQuery = { accountSummary: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, createdAt: string } };

export type CreateProviderAccountMutationVariables = Exact<{
  input: CreateProviderAccountInput;
}>;


export type CreateProviderAccountMutation = { createProviderAccount: { playerId: string } };

export type BanAccountMutationVariables = Exact<{
  accountId: string;
  reason: string;
}>;


export type BanAccountMutation = { banAccount: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, createdAt: string } };

export type UnbanAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type UnbanAccountMutation = { unbanAccount: { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, createdAt: string } };

export type SetSubscriptionMutationVariables = Exact<{
  id: string;
  subscriptionStatus: SubscriptionStatus;
}>;


export type SetSubscriptionMutation = { setSubscriptionStatus: { id: string, subscriptionStatus: SubscriptionStatus | null } };

export type StaffAccountFragment = { id: string, username: string, email: string, nameFirst: string | null, nameLast: string | null, accountType: AccountType, isStaff: boolean, isBanned: boolean, banReason: string | null, ownProviderId: string | null, ownProviderName: string | null, subscriptionStatus: SubscriptionStatus | null, createdAt: string };

export type StaffAuditQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffAuditQuery = { auditPage: { total: number, items: Array<{ id: string, at: string, actorId: string | null, actorUsername: string | null, action: string, subjectType: string, subjectId: string | null, subjectName: string | null, detail: string }> } };

export type StaffDistrictsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDistrictsQuery = { districts: Array<{ id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number }> };

export type StaffDistrictDetailsQueryVariables = Exact<{
  id: string;
}>;


export type StaffDistrictDetailsQuery = { district: { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number } | null };

export type CreateDistrictMutationVariables = Exact<{
  input: NewDistrictInput;
}>;


export type CreateDistrictMutation = { createDistrict: { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number } };

export type UpdateDistrictMutationVariables = Exact<{
  input: DistrictChangesInput;
}>;


export type UpdateDistrictMutation = { updateDistrict: { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number } };

export type StaffDistrictFragment = { id: string, name: string, acronym: string, county: string, state: string, noun: string, centerLatitude: number, centerLongitude: number, zoomLevel: number, declaredChariteersCount: number };

export type StaffOutboxQueryVariables = Exact<{
  q?: string | null | undefined;
  status?: OutboxStatus | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffOutboxQuery = { outboxPage: { total: number, items: Array<{ id: string, recipient: string, subject: string, body: string, status: OutboxStatus, attempts: number, nextAttemptAt: string, lastError: string | null, createdAt: string, sentAt: string | null }> } };

export type RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type RetryMailMutation = { retryOutboxMessage: { id: string, recipient: string, subject: string, body: string, status: OutboxStatus, attempts: number, nextAttemptAt: string, lastError: string | null, createdAt: string, sentAt: string | null } };

export type StaffMailFragment = { id: string, recipient: string, subject: string, body: string, status: OutboxStatus, attempts: number, nextAttemptAt: string, lastError: string | null, createdAt: string, sentAt: string | null };

export type StaffCharitiesQueryVariables = Exact<{
  q?: string | null | undefined;
  districtId?: string | null | undefined;
  isVisible?: boolean | null | undefined;
  ids?: Array<string> | string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type StaffCharitiesQuery = { providerPage: { total: number, items: Array<{ id: string, name: string, isVisible: boolean, isSponsor: boolean, importSource: string | null, district: { id: string, name: string } }> } };

export type StaffCharityQueryVariables = Exact<{
  id: string;
}>;


export type StaffCharityQuery = { provider: { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> } | null };

export type CreateCharityMutationVariables = Exact<{
  input: NewProviderInput;
}>;


export type CreateCharityMutation = { createProvider: { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> } };

export type UpdateCharityMutationVariables = Exact<{
  input: ProviderChangesInput;
}>;


export type UpdateCharityMutation = { updateProvider: { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> } };

export type StaffCharityDetailsFragment = { id: string, name: string, mission: string, districtId: string, isVisible: boolean, isSponsor: boolean, organizationCode: string | null, importSource: string | null, agePolicies: string, questConfiguration: string | null, approvedLocations: Array<{ id: string, name: string, address: string, detail: string | null, latitude: number | null, longitude: number | null }> };

export type StaffSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSettingsQuery = { veilOfTime: string, getTitleData: { titleId: string, siteName: string, supportEmail: string | null, maintenanceStatus: { versionWebsite: string } } };

export type SetVeilOfTimeMutationVariables = Exact<{
  day?: string | null | undefined;
}>;


export type SetVeilOfTimeMutation = { setVeilOfTime: string };

export type StaffContestQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffContestQuery = { contest: { year: number, startsOn: string, endsOn: string } };

export type SetContestYearMutationVariables = Exact<{
  year?: number | null | undefined;
}>;


export type SetContestYearMutation = { setContestYear: { year: number, startsOn: string, endsOn: string } };

export type StaffSupplyFaqQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSupplyFaqQuery = { supplyFaq: Array<{ question: string, answer: string }> };

export type SetSupplyFaqMutationVariables = Exact<{
  entries?: Array<FaqEntryInput> | FaqEntryInput | null | undefined;
}>;


export type SetSupplyFaqMutation = { setSupplyFaq: Array<{ question: string, answer: string }> };

export const StaffAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nameFirst"}},{"kind":"Field","name":{"kind":"Name","value":"nameLast"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isBanned"}},{"kind":"Field","name":{"kind":"Name","value":"banReason"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderName"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffAccountFragment, unknown>;
export const StaffDistrictFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDistrict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"District"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"centerLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centerLongitude"}},{"kind":"Field","name":{"kind":"Name","value":"zoomLevel"}},{"kind":"Field","name":{"kind":"Name","value":"declaredChariteersCount"}}]}}]} as unknown as DocumentNode<StaffDistrictFragment, unknown>;
export const StaffMailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<StaffMailFragment, unknown>;
export const StaffCharityDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCharityDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Provider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"districtId"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"isSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"organizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"importSource"}},{"kind":"Field","name":{"kind":"Name","value":"agePolicies"}},{"kind":"Field","name":{"kind":"Name","value":"questConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"approvedLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<StaffCharityDetailsFragment, unknown>;
export const StaffAccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffAccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isBanned"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"providerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountType"}}},{"kind":"Argument","name":{"kind":"Name","value":"isBanned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBanned"}}},{"kind":"Argument","name":{"kind":"Name","value":"providerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"providerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nameFirst"}},{"kind":"Field","name":{"kind":"Name","value":"nameLast"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isBanned"}},{"kind":"Field","name":{"kind":"Name","value":"banReason"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderName"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffAccountsQuery, StaffAccountsQueryVariables>;
export const StaffAccountDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffAccountDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nameFirst"}},{"kind":"Field","name":{"kind":"Name","value":"nameLast"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isBanned"}},{"kind":"Field","name":{"kind":"Name","value":"banReason"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderName"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StaffAccountDetailsQuery, StaffAccountDetailsQueryVariables>;
export const CreateProviderAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProviderAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProviderAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProviderAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerId"}}]}}]}}]} as unknown as DocumentNode<CreateProviderAccountMutation, CreateProviderAccountMutationVariables>;
export const BanAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BanAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nameFirst"}},{"kind":"Field","name":{"kind":"Name","value":"nameLast"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isBanned"}},{"kind":"Field","name":{"kind":"Name","value":"banReason"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderName"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BanAccountMutation, BanAccountMutationVariables>;
export const UnbanAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnbanAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unbanAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffAccount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"nameFirst"}},{"kind":"Field","name":{"kind":"Name","value":"nameLast"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"isBanned"}},{"kind":"Field","name":{"kind":"Name","value":"banReason"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderId"}},{"kind":"Field","name":{"kind":"Name","value":"ownProviderName"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<UnbanAccountMutation, UnbanAccountMutationVariables>;
export const SetSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionStatus"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSubscriptionStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"subscriptionStatus"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriptionStatus"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionStatus"}}]}}]}}]} as unknown as DocumentNode<SetSubscriptionMutation, SetSubscriptionMutationVariables>;
export const StaffAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorUsername"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectName"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<StaffAuditQuery, StaffAuditQueryVariables>;
export const StaffDistrictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffDistricts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"districts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDistrict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDistrict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"District"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"centerLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centerLongitude"}},{"kind":"Field","name":{"kind":"Name","value":"zoomLevel"}},{"kind":"Field","name":{"kind":"Name","value":"declaredChariteersCount"}}]}}]} as unknown as DocumentNode<StaffDistrictsQuery, StaffDistrictsQueryVariables>;
export const StaffDistrictDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffDistrictDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"district"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDistrict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDistrict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"District"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"centerLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centerLongitude"}},{"kind":"Field","name":{"kind":"Name","value":"zoomLevel"}},{"kind":"Field","name":{"kind":"Name","value":"declaredChariteersCount"}}]}}]} as unknown as DocumentNode<StaffDistrictDetailsQuery, StaffDistrictDetailsQueryVariables>;
export const CreateDistrictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDistrict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewDistrictInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDistrict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDistrict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDistrict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"District"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"centerLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centerLongitude"}},{"kind":"Field","name":{"kind":"Name","value":"zoomLevel"}},{"kind":"Field","name":{"kind":"Name","value":"declaredChariteersCount"}}]}}]} as unknown as DocumentNode<CreateDistrictMutation, CreateDistrictMutationVariables>;
export const UpdateDistrictDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDistrict"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DistrictChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDistrict"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDistrict"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDistrict"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"District"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acronym"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"noun"}},{"kind":"Field","name":{"kind":"Name","value":"centerLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centerLongitude"}},{"kind":"Field","name":{"kind":"Name","value":"zoomLevel"}},{"kind":"Field","name":{"kind":"Name","value":"declaredChariteersCount"}}]}}]} as unknown as DocumentNode<UpdateDistrictMutation, UpdateDistrictMutationVariables>;
export const StaffOutboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOutbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outboxPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<StaffOutboxQuery, StaffOutboxQueryVariables>;
export const RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryOutboxMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffMail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffMail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<RetryMailMutation, RetryMailMutationVariables>;
export const StaffCharitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCharities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"districtId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isVisible"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"districtId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"districtId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isVisible"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isVisible"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"isSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"importSource"}},{"kind":"Field","name":{"kind":"Name","value":"district"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<StaffCharitiesQuery, StaffCharitiesQueryVariables>;
export const StaffCharityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCharity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCharityDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCharityDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Provider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"districtId"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"isSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"organizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"importSource"}},{"kind":"Field","name":{"kind":"Name","value":"agePolicies"}},{"kind":"Field","name":{"kind":"Name","value":"questConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"approvedLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<StaffCharityQuery, StaffCharityQueryVariables>;
export const CreateCharityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCharity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCharityDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCharityDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Provider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"districtId"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"isSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"organizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"importSource"}},{"kind":"Field","name":{"kind":"Name","value":"agePolicies"}},{"kind":"Field","name":{"kind":"Name","value":"questConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"approvedLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<CreateCharityMutation, CreateCharityMutationVariables>;
export const UpdateCharityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCharity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderChangesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCharityDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCharityDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Provider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mission"}},{"kind":"Field","name":{"kind":"Name","value":"districtId"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"isSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"organizationCode"}},{"kind":"Field","name":{"kind":"Name","value":"importSource"}},{"kind":"Field","name":{"kind":"Name","value":"agePolicies"}},{"kind":"Field","name":{"kind":"Name","value":"questConfiguration"}},{"kind":"Field","name":{"kind":"Name","value":"approvedLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<UpdateCharityMutation, UpdateCharityMutationVariables>;
export const StaffSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"veilOfTime"}},{"kind":"Field","name":{"kind":"Name","value":"getTitleData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"titleId"}},{"kind":"Field","name":{"kind":"Name","value":"siteName"}},{"kind":"Field","name":{"kind":"Name","value":"supportEmail"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionWebsite"}}]}}]}}]}}]} as unknown as DocumentNode<StaffSettingsQuery, StaffSettingsQueryVariables>;
export const SetVeilOfTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetVeilOfTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setVeilOfTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}]}]}}]} as unknown as DocumentNode<SetVeilOfTimeMutation, SetVeilOfTimeMutationVariables>;
export const StaffContestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffContest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]} as unknown as DocumentNode<StaffContestQuery, StaffContestQueryVariables>;
export const SetContestYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetContestYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setContestYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]} as unknown as DocumentNode<SetContestYearMutation, SetContestYearMutationVariables>;
export const StaffSupplyFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffSupplyFaq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supplyFaq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<StaffSupplyFaqQuery, StaffSupplyFaqQueryVariables>;
export const SetSupplyFaqDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSupplyFaq"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqEntryInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSupplyFaq"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<SetSupplyFaqMutation, SetSupplyFaqMutationVariables>;