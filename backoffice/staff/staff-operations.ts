import type { GetListParams, GetManyParams, GetOneParams } from 'react-admin';
import { changedFields } from '../api-client/changed-fields.ts';
import { ConsoleCharitySettingsDocument, ConsoleUpdateCharityDocument } from '../gql/generated/charity.ts';
import {
  AddStaffDocument,
  CreateCharityDocument,
  CreateDistrictDocument,
  CreateProviderAccountDocument,
  StaffAccountDetailsDocument,
  StaffAccountsDocument,
  StaffAuditDocument,
  StaffCharitiesDocument,
  StaffCharityDocument,
  StaffCharityHealthDocument,
  StaffCharityRequestsDocument,
  StaffDistrictDetailsDocument,
  StaffDistrictsDocument,
  StaffDoublesDocument,
  StaffFactorRecoveriesDocument,
  StaffKeptTextsDocument,
  StaffMembersDocument,
  StaffMergesDocument,
  StaffOutboxDocument,
  StaffRestingGuildsDocument,
  StaffSelfMarkedHoursDocument,
  UpdateCharityDocument,
  UpdateDistrictDocument,
} from '../gql/generated/staff.ts';
import type {
  AddStaffMutationVariables,
  CreateProviderAccountInput,
  NewDistrictInput,
} from '../gql/generated.ts';
import { type Changed, type Made, operation } from '../resources/operation.ts';
import { oneOf, pagesOf } from '../resources/record-operation.ts';
import { auditFilterOf } from './audit/audit-text.ts';
import { CONTEST_OPERATIONS } from './contest/contest-operations.ts';
import { HOUR_VALUE_OPERATIONS } from './hour-values/hour-value-operations.ts';
import {
  type CharityRecord,
  charityChanges,
  charityRecordOf,
  newProviderInput,
  type ProviderForm,
  type ProviderRecord,
  providerChanges,
  providerRecordOf,
} from './providers/record/provider-record.ts';
import { SETTINGS_OPERATIONS } from './settings/settings-operations.ts';

/** `resource METHOD` → operation, for the pages of the product's staff. */
export const OPERATIONS = {
  'providers GET_LIST': pagesOf(StaffCharitiesDocument, (data) => data.providerPage),
  'providers GET_MANY': operation({
    document: StaffCharitiesDocument,
    variables: ({ ids }: GetManyParams) => ({ ids: ids.map(String), perPage: 100 }),
    result: ({ providerPage }) => ({ data: providerPage.items }),
  }),
  'providers GET_ONE': oneOf(StaffCharityDocument, ({ provider }) => provider && providerRecordOf(provider)),
  'providers CREATE': operation({
    document: CreateCharityDocument,
    variables: ({ data }: Made<ProviderForm>) => ({ input: newProviderInput(data) }),
    result: ({ createProvider }) => ({ data: providerRecordOf(createProvider) }),
  }),
  'providers UPDATE': operation({
    document: UpdateCharityDocument,
    variables: ({ data, previousData }: Changed<ProviderRecord>) => ({
      input: providerChanges(data, previousData),
    }),
    result: ({ updateProvider }) => ({ data: providerRecordOf(updateProvider) }),
  }),
  'charity GET_ONE': operation({
    document: ConsoleCharitySettingsDocument,
    variables: ({ id }: GetOneParams) => ({ id }),
    result: ({ charitySettings }, { id }) => ({ data: { ...charityRecordOf(charitySettings), id } }),
  }),
  'charity UPDATE': operation({
    document: ConsoleUpdateCharityDocument,
    variables: ({ data, previousData }: Changed<CharityRecord>) => ({
      input: charityChanges(data, previousData),
    }),
    result: ({ updateCharitySettings }) => ({ data: charityRecordOf(updateCharitySettings) }),
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
  'districts GET_ONE': oneOf(StaffDistrictDetailsDocument, (data) => data.district),
  'districts CREATE': operation({
    document: CreateDistrictDocument,
    variables: ({ data }: Made<NewDistrictInput>) => ({ input: data }),
    result: ({ createDistrict }) => ({ data: createDistrict }),
  }),
  'districts UPDATE': operation({
    document: UpdateDistrictDocument,
    variables: ({ id, data, previousData }: Changed<NewDistrictInput>) => ({
      input: { ...changedFields(data, previousData), id: String(id) },
    }),
    result: ({ updateDistrict }) => ({ data: updateDistrict }),
  }),
  'charity-requests GET_LIST': pagesOf(StaffCharityRequestsDocument, (data) => data.charityRequestPage),
  'charity-health GET_LIST': pagesOf(StaffCharityHealthDocument, (data) => data.charityHealthPage),
  'resting-guilds GET_LIST': pagesOf(StaffRestingGuildsDocument, (data) => data.guildsWithoutAdmin),
  'self-marked-hours GET_LIST': pagesOf(StaffSelfMarkedHoursDocument, (data) => data.selfMarkedHours),
  'kept-texts GET_LIST': pagesOf(StaffKeptTextsDocument, (data) => data.keptTextPage),
  'doubles GET_LIST': pagesOf(StaffDoublesDocument, (data) => data.likelyDoubles),
  'merges GET_LIST': pagesOf(StaffMergesDocument, (data) => data.recordMerges),
  'accounts GET_LIST': pagesOf(StaffAccountsDocument, (data) => data.accountPage),
  'accounts GET_ONE': oneOf(StaffAccountDetailsDocument, (data) => data.accountSummary),
  'accounts CREATE': operation({
    document: CreateProviderAccountDocument,
    variables: ({ data }: Made<CreateProviderAccountInput>) => ({ input: data }),
    result: ({ createProviderAccount }) => ({ data: { id: createProviderAccount.playerId } }),
    wording: 'registration',
  }),
  'staff GET_LIST': pagesOf(StaffMembersDocument, (data) => data.accountPage),
  'staff CREATE': operation({
    document: AddStaffDocument,
    variables: ({ data }: Made<AddStaffMutationVariables>) => data,
    result: ({ addStaff }) => ({ data: addStaff }),
  }),
  'recoveries GET_LIST': operation({
    document: StaffFactorRecoveriesDocument,
    variables: (_params: GetListParams) => ({}),
    result: ({ factorRecoveries }) => ({ data: factorRecoveries, total: factorRecoveries.length }),
  }),
  ...CONTEST_OPERATIONS,
  ...HOUR_VALUE_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  'outbox GET_LIST': pagesOf(StaffOutboxDocument, (data) => data.outboxPage),
  'audit GET_LIST': operation({
    document: StaffAuditDocument,
    variables: (params: GetListParams) => ({ filter: auditFilterOf(params.filter), ...pageOf(params) }),
    result: ({ auditPage }) => ({ data: auditPage.items, total: auditPage.total }),
  }),
} as const;

function pageOf({ pagination }: GetListParams) {
  return { page: pagination?.page, perPage: pagination?.perPage };
}
