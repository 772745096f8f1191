import type { CreateParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import {
  AddPastVolunteerDocument,
  AttendanceQuestDocument,
  BootVolunteerDocument,
  MarkAttendanceDocument,
  OpenEmergencyContactDocument,
  PastVolunteersDocument,
} from '../gql/generated/attendance.ts';
import type {
  AddPastVolunteerMutationVariables,
  BootVolunteerMutationVariables,
  MarkAttendanceMutationVariables,
  OpenEmergencyContactMutationVariables,
} from '../gql/generated.ts';
import { operation } from '../resources/operation.ts';

/** What the attendance page asks of the API. */
export const OPERATIONS = {
  'attendance GET_ONE': operation({
    document: AttendanceQuestDocument,
    variables: ({ id }: GetOneParams) => ({ id: String(id) }),
    result: ({ quest }) => ({ data: quest }),
  }),
  'attendance UPDATE': operation({
    document: MarkAttendanceDocument,
    variables: ({ data }: UpdateParams) => data as MarkAttendanceMutationVariables,
    result: ({ updateContracts }, { id }) => ({ data: { id, contracts: updateContracts } }),
    wording: 'attendance',
  }),
  'boots CREATE': operation({
    document: BootVolunteerDocument,
    variables: ({ data }: CreateParams) => data as BootVolunteerMutationVariables,
    result: ({ updateContract }) => ({ data: updateContract }),
    wording: 'boot',
  }),
  'emergencyContacts CREATE': operation({
    document: OpenEmergencyContactDocument,
    variables: ({ data }: CreateParams) => data as OpenEmergencyContactMutationVariables,
    result: ({ openEmergencyContact }, { data }) => ({
      data: { ...openEmergencyContact, id: String(data.contractId) },
    }),
  }),
  'pastVolunteers GET_LIST': operation({
    document: PastVolunteersDocument,
    variables: ({ filter, pagination }: GetListParams) => ({
      providerId: String(filter.providerId),
      q: String(filter.q ?? ''),
      perPage: pagination?.perPage ?? 100,
    }),
    result: ({ pastVolunteers }) => ({ data: pastVolunteers, total: pastVolunteers.length }),
  }),
  'pastVolunteers CREATE': operation({
    document: AddPastVolunteerDocument,
    variables: ({ data }: CreateParams) => data as AddPastVolunteerMutationVariables,
    result: ({ addPastVolunteer }) => ({ data: addPastVolunteer }),
  }),
} as const;
