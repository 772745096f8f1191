import { byNumberThenName } from '#domain/recaps/leaderboard-order.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatPhone } from '#domain/text/format.ts';
import type { LeaderboardRowFragment } from '../../gql/generated.ts';

export const VOLUNTEER_FILE_NAME = 'Chariteers.csv';

const HEADER = ['First Name', 'Last Name', 'Phone Number', 'Email Address'];

/**
 * The volunteers as a CSV file in the order of the leaderboard; cells are empty where the viewer has no right. Of those
 * who have left there is nothing to tell.
 */
export function volunteerCsv(rows: readonly LeaderboardRowFragment[]): string {
  const listed = rows.filter(({ chariteer: volunteer }) => volunteer.username !== null);
  const ordered = byNumberThenName(listed, ({ combinedMinutes: number, chariteer: volunteer }) => ({
    ...volunteer,
    number,
  }));
  return toCsv(
    HEADER,
    ordered.map(({ chariteer: { nameFirst, nameLast, phoneNumber, emailAddress } }) => [
      nameFirst,
      nameLast,
      phoneNumber && formatPhone(phoneNumber),
      emailAddress,
    ]),
  );
}
