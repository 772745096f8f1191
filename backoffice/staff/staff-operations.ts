import type {
  CreateParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetOneParams,
  UpdateParams,
} from 'react-admin';
import { changedFields } from '../api-client/changed-fields.ts';
import {
  AddStaffDocument,
  BanAccountDocument,
  CorrectBirthDateDocument,
  CreateCharityDocument,
  CreateDistrictDocument,
  CreateProviderAccountDocument,
  RemoveStaffDocument,
  RetryFailedMailsDocument,
  RetryMailDocument,
  SetSubscriptionDocument,
  SettleCharityRequestDocument,
  StaffAccountDetailsDocument,
  StaffAccountsDocument,
  StaffAuditDocument,
  StaffCharitiesDocument,
  StaffCharityDocument,
  StaffCharityRequestsDocument,
  StaffDistrictDetailsDocument,
  StaffDistrictsDocument,
  StaffMailServerDocument,
  StaffMembersDocument,
  StaffOutboxDocument,
  StaffWalletDocument,
  TopUpWalletDocument,
  UnbanAccountDocument,
  UpdateCharityDocument,
  UpdateDistrictDocument,
} from '../gql/generated/staff.ts';
import type {
  CreateProviderAccountInput,
  DistrictChangesInput,
  NewDistrictInput,
  SubscriptionStatus,
  TopUpWalletMutationVariables,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';
import { auditFilterOf } from './audit/audit-text.ts';
import {
  newProviderInput,
  type ProviderRecord,
  providerChanges,
  providerRecordOf,
} from './providers/record/provider-record.ts';
import { SETTINGS_OPERATIONS } from './settings/settings-operations.ts';

/** `resource METHOD` → operation, for the pages of the product's staff. */
export const OPERATIONS = {
  'providers GET_LIST': operation({
    document: StaffCharitiesDocument,
    variables: (params: GetListParams) => ({ ...params.filter, ...pageOf(params) }),
    result: ({ providerPage }) => ({ data: providerPage.items, total: providerPage.total }),
  }),
  'providers GET_MANY': operation({
    document: StaffCharitiesDocument,
    variables: ({ ids }: GetManyParams) => ({ ids: ids.map(String), perPage: 100 }),
    result: ({ providerPage }) => ({ data: providerPage.items }),
  }),
  'providers GET_ONE': operation({
    document: StaffCharityDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ provider }) => ({ data: provider && providerRecordOf(provider) }),
  }),
  'providers CREATE': operation({
    document: CreateCharityDocument,
    variables: ({ data }: CreateParams) => ({ input: newProviderInput(data as ProviderRecord) }),
    result: ({ createProvider }) => ({ data: providerRecordOf(createProvider) }),
  }),
  'providers UPDATE': operation({
    document: UpdateCharityDocument,
    variables: ({ data, previousData }: UpdateParams) => ({
      input: providerChanges(data as ProviderRecord, previousData as ProviderRecord),
    }),
    result: ({ updateProvider }) => ({ data: providerRecordOf(updateProvider) }),
  }),
  'districts GET_LIST': operation({
    document: StaffDistrictsDocument,
    variables: (_params: GetListParams) => ({}),
    result: ({ districts }) => ({ data: districts, total: districts.length }),
  }),
  'districts GET_MANY': operation({
    document: StaffDistrictsDocument,
    variables: (_params: GetManyParams) => ({}),
    result: ({ districts }, { ids }) => ({ data: districts.filter(({ id }) => ids.includes(id)) }),
  }),
  'districts GET_ONE': operation({
    document: StaffDistrictDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ district }) => ({ data: district }),
  }),
  'districts CREATE': operation({
    document: CreateDistrictDocument,
    variables: ({ data }: CreateParams) => ({ input: data as NewDistrictInput }),
    result: ({ createDistrict }) => ({ data: createDistrict }),
  }),
  'districts UPDATE': operation({
    document: UpdateDistrictDocument,
    variables: ({ id, data, previousData }: UpdateParams) => ({
      input: { ...changedFields(data as Omit<DistrictChangesInput, 'id'>, previousData), id: String(id) },
    }),
    result: ({ updateDistrict }) => ({ data: updateDistrict }),
  }),
  'charity-requests GET_LIST': operation({
    document: StaffCharityRequestsDocument,
    variables: (params: GetListParams) => pageOf(params),
    result: ({ charityRequestPage }) => ({ data: charityRequestPage.items, total: charityRequestPage.total }),
  }),
  'charity-requests DELETE': operation({
    document: SettleCharityRequestDocument,
    variables: ({ id }: DeleteParams) => ({ id: String(id) }),
    result: (_data, { id }) => ({ data: { id } }),
  }),
  'accounts GET_LIST': operation({
    document: StaffAccountsDocument,
    variables: (params: GetListParams) => ({ ...params.filter, ...pageOf(params) }),
    result: ({ accountPage }) => ({ data: accountPage.items, total: accountPage.total }),
  }),
  'accounts GET_ONE': operation({
    document: StaffAccountDetailsDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ accountSummary }) => ({ data: accountSummary }),
  }),
  'accounts CREATE': operation({
    document: CreateProviderAccountDocument,
    variables: ({ data }: CreateParams) => ({ input: data as CreateProviderAccountInput }),
    result: ({ createProviderAccount }) => ({ data: { id: createProviderAccount.playerId } }),
    wording: 'registration',
  }),
  'accountBans CREATE': operation({
    document: BanAccountDocument,
    variables: ({ data }: CreateParams) => data as { accountId: string; reason: string },
    result: ({ banAccount }) => ({ data: banAccount }),
  }),
  'accountBans DELETE': operation({
    document: UnbanAccountDocument,
    variables: ({ id }: DeleteParams) => ({ accountId: String(id) }),
    result: ({ unbanAccount }) => ({ data: unbanAccount }),
  }),
  'staff GET_LIST': operation({
    document: StaffMembersDocument,
    variables: (params: GetListParams) => pageOf(params),
    result: ({ accountPage }) => ({ data: accountPage.items, total: accountPage.total }),
  }),
  'staff CREATE': operation({
    document: AddStaffDocument,
    variables: ({ data }: CreateParams) => ({ emailAddress: data.emailAddress as string }),
    result: ({ addStaff }) => ({ data: addStaff }),
  }),
  'staff DELETE': operation({
    document: RemoveStaffDocument,
    variables: ({ id }: DeleteParams) => ({ accountId: String(id) }),
    result: ({ removeStaff }) => ({ data: removeStaff }),
  }),
  'subscriptions UPDATE': operation({
    document: SetSubscriptionDocument,
    variables: ({ id, data }: UpdateParams) => ({
      id: String(id),
      subscriptionStatus: data.subscriptionStatus as SubscriptionStatus,
    }),
    result: ({ setSubscriptionStatus }) => ({ data: setSubscriptionStatus }),
  }),
  'birthDates UPDATE': operation({
    document: CorrectBirthDateDocument,
    variables: ({ id, data }: UpdateParams) => ({
      chariteerId: String(id),
      dateOfBirth: data.dateOfBirth as string,
    }),
    result: ({ correctBirthDate }) => ({ data: correctBirthDate }),
  }),
  ...SETTINGS_OPERATIONS,
  'outbox GET_LIST': operation({
    document: StaffOutboxDocument,
    variables: (params: GetListParams) => ({ ...params.filter, ...pageOf(params) }),
    result: ({ outboxPage }) => ({ data: outboxPage.items, total: outboxPage.total }),
  }),
  'outbox UPDATE': operation({
    document: RetryMailDocument,
    variables: ({ id }: UpdateParams) => ({ id: String(id) }),
    result: ({ retryOutboxMessage }) => ({ data: retryOutboxMessage }),
  }),
  'mailServer GET_ONE': operation({
    document: StaffMailServerDocument,
    variables: (_params: GetOneParams) => ({}),
    result: ({ mailServer }, { id }) => ({ data: { id, ...mailServer } }),
  }),
  'mailRetries CREATE': operation({
    document: RetryFailedMailsDocument,
    variables: (_params: CreateParams) => ({}),
    result: ({ retryFailedMails }) => ({ data: { id: 'all', ...retryFailedMails } }),
  }),
  'wallets GET_ONE': operation({
    document: StaffWalletDocument,
    variables: ({ id }: GetOneParams) => ({ providerId: String(id) }),
    result: ({ wallet }) => ({ data: wallet }),
  }),
  'wallets UPDATE': operation({
    document: TopUpWalletDocument,
    variables: ({ id, data }: UpdateParams) => ({
      ...(data as Omit<TopUpWalletMutationVariables, 'providerId'>),
      providerId: String(id),
    }),
    result: ({ topUpWallet }) => ({ data: topUpWallet }),
  }),
  'audit GET_LIST': operation({
    document: StaffAuditDocument,
    variables: (params: GetListParams) => ({ filter: auditFilterOf(params.filter), ...pageOf(params) }),
    result: ({ auditPage }) => ({ data: auditPage.items, total: auditPage.total }),
  }),
} as const;

function pageOf({ pagination }: GetListParams) {
  return { page: pagination?.page, perPage: pagination?.perPage };
}
