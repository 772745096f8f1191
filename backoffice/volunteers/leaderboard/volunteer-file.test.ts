import { expect, it } from 'vitest';
import type { LeaderboardRowFragment } from '../../gql/generated.ts';
import { VOLUNTEER_FILE_NAME, volunteerCsv } from './volunteer-file.ts';

const row = (
  id: string,
  combinedMinutes: number,
  values: Partial<LeaderboardRowFragment['chariteer']> = {},
): LeaderboardRowFragment => ({
  chariteer: {
    id,
    username: id,
    nameFirst: 'Ann',
    nameLast: 'Young',
    phoneNumber: '2015550100',
    emailAddress: `${id}@demo.example`,
    ...values,
  },
  combinedMinutes,
});

it('VOL-08 VOL-09 the file of the volunteers has its name and columns, the most hours first', () => {
  expect(VOLUNTEER_FILE_NAME).toBe('Chariteers.csv');
  const gone = { username: null, nameFirst: null, nameLast: null, phoneNumber: null, emailAddress: null };
  expect(volunteerCsv([row('ann', 60), row('gone', 90, gone), row('josé', 120, { nameFirst: 'José' })])).toBe(
    'First Name,Last Name,Phone Number,Email Address\r\n' +
      'José,Young,(201) 555-0100,josé@demo.example\r\n' +
      'Ann,Young,(201) 555-0100,ann@demo.example\r\n',
  );
});

it('OPEN-VOL-01 OPEN-VOL-02 formulas are defused, and what may not be read is empty', () => {
  const hidden = { phoneNumber: null, emailAddress: null };
  expect(volunteerCsv([row('ann', 60, { nameFirst: '@SUM(A1)', ...hidden })]).split('\r\n')[1]).toBe(
    "'@SUM(A1),Young,,",
  );
});
