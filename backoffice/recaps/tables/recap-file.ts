import { byNumberThenName } from '#domain/recaps/leaderboard-order.ts';
import { type CsvCell, toCsv } from '#domain/text/csv.ts';
import { formatMonth, formatPhone } from '#domain/text/format.ts';
import { fileName } from '../../files/file-name.ts';
import type { RecapList } from '../../gql/generated.ts';
import { scaleOf } from '../figures/recap-period-choice.ts';
import { firstSortOf, type RecapEntry } from './recap-tables.ts';

const HEADER = [
  'First Name',
  'Last Name',
  'Phone Number',
  'Email Address',
  'Date of Birth',
  'Completed Quests',
  'Service Hours',
];

/**
 * The recap as a CSV file, the most hours first. Cells outside the time for them are empty, and the column of the date
 * of birth holds the band of ages.
 */
export function recapCsv(entries: readonly RecapEntry[]): string {
  return toCsv(HEADER, inOrderOf('SERVED', entries).map(rowOf));
}

/** 'Harbor Table Kitchen November 2026.csv', of a year 'Harbor Table Kitchen YearInReview 2026.csv'. */
export function recapFileName(providerName: string, period: string): string {
  const end = scaleOf(period) === 'month' ? formatMonth(period) : `YearInReview ${period}`;
  return fileName(`${providerName} ${end}`, 'csv');
}

/** The order in which a list stands at first: by minutes, or by times absent, then by name. */
export function inOrderOf(list: RecapList, entries: readonly RecapEntry[]): RecapEntry[] {
  const { field } = firstSortOf(list);
  return byNumberThenName(entries, (entry) => {
    const { id, nameFirst, nameLast } = entry.chariteer;
    const number = field === 'absentCount' ? entry.absentCount : entry.combinedMinutes;
    return { id, nameFirst, nameLast, number };
  });
}

function rowOf({ chariteer: volunteer, completedQuests, combinedMinutes }: RecapEntry): CsvCell[] {
  const { nameFirst, nameLast, phoneNumber, emailAddress, ageBand } = volunteer;
  return [
    nameFirst,
    nameLast,
    phoneNumber && formatPhone(phoneNumber),
    emailAddress,
    ageBand,
    completedQuests,
    // Two decimals tell every minute apart.
    Math.round((combinedMinutes / 60) * 100) / 100,
  ];
}
