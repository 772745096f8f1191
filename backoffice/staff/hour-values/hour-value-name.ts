import { consoleHourValuesTexts } from '#domain/texts/generated/console-hour-values.ts';
import { hourValueTexts } from '#domain/texts/generated/hour-value.ts';
import type { StaffHourValueFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

/** 'New Jersey, from January 1, 2026'. */
export function hourValueName({ state, startsOn }: StaffHourValueFragment): string {
  const day = consoleFormats().date(startsOn);
  return textsOf(consoleHourValuesTexts).from({ state: textsOf(hourValueTexts)[state], day });
}
