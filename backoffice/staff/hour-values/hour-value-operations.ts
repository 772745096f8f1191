import type { GetListParams } from 'react-admin';
import { consoleHourValuesTexts } from '#domain/texts/generated/console-hour-values.ts';
import { hourValueTexts } from '#domain/texts/generated/hour-value.ts';
import {
  CreateHourValueDocument,
  StaffHourValueDetailsDocument,
  StaffHourValuesDocument,
  UpdateHourValueDocument,
} from '../../gql/generated/staff.ts';
import type { NewHourValueInput, StaffHourValueFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type Changed, type Made, operation } from '../../resources/operation.ts';
import { oneOf } from '../../resources/record-operation.ts';

/** Operations of the values of an hour. */
export const HOUR_VALUE_OPERATIONS = {
  'hour-values GET_LIST': operation({
    document: StaffHourValuesDocument,
    variables: (_params: GetListParams) => ({}),
    result: ({ hourValues }) => ({ data: hourValues, total: hourValues.length }),
  }),
  'hour-values GET_ONE': oneOf(
    StaffHourValueDetailsDocument,
    ({ hourValue }) => hourValue && { ...hourValue, name: hourValueName(hourValue) },
  ),
  'hour-values CREATE': operation({
    document: CreateHourValueDocument,
    variables: ({ data }: Made<NewHourValueInput>) => ({ input: data }),
    result: ({ createHourValue }) => ({ data: createHourValue }),
  }),
  'hour-values UPDATE': operation({
    document: UpdateHourValueDocument,
    variables: ({ id, data: { cents, source } }: Changed<StaffHourValueFragment>) => ({
      input: { id: String(id), cents, source },
    }),
    result: ({ updateHourValue }) => ({ data: updateHourValue }),
  }),
} as const;

/** 'New Jersey, from January 1, 2026'. */
export function hourValueName({ state, startsOn }: StaffHourValueFragment): string {
  const day = consoleFormats().date(startsOn);
  return textsOf(consoleHourValuesTexts).from({ state: textsOf(hourValueTexts)[state], day });
}
