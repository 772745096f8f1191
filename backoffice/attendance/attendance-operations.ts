import type { GetOneParams, UpdateParams } from 'react-admin';
import { AttendanceQuestDocument, MarkAttendanceDocument } from '../gql/generated/attendance.ts';
import type { MarkAttendanceMutationVariables } from '../gql/generated.ts';
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
} as const;
