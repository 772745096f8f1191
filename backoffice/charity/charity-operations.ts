import type { GetOneParams } from 'react-admin';
import { ConsoleCharitySettingsDocument, ConsoleUpdateCharityDocument } from '../gql/generated/charity.ts';
import { type Changed, operation } from '../resources/operation.ts';
import { type CharityRecord, charityChanges, charityRecordOf } from './charity-record.ts';

/** The settings that a charity's admins keep themselves. */
export const OPERATIONS = {
  'charity GET_ONE': operation({
    document: ConsoleCharitySettingsDocument,
    variables: ({ id }: GetOneParams) => ({ id }),
    result: ({ charitySettings }) => ({ data: charityRecordOf(charitySettings) }),
  }),
  'charity UPDATE': operation({
    document: ConsoleUpdateCharityDocument,
    variables: ({ data, previousData }: Changed<CharityRecord>) => ({
      input: charityChanges(data, previousData),
    }),
    result: ({ updateCharitySettings }) => ({ data: charityRecordOf(updateCharitySettings) }),
  }),
} as const;
