import { expect, it } from 'vitest';
import { recapCsv, recapFileName } from './recap-file.ts';
import type { RecapEntry } from './recap-tables.ts';

const entry = (id: string, values: Partial<RecapEntry['chariteer']> = {}, minutes = 60): RecapEntry => ({
  chariteer: {
    id,
    username: id,
    nameFirst: 'Ann',
    nameLast: 'Young',
    phoneNumber: '2015550100',
    emailAddress: `${id}@demo.example`,
    ageBand: '26 to 64',
    ...values,
  },
  combinedMinutes: minutes,
  completedQuests: 2,
  absentCount: 0,
});

it('REC-20 REC-26 DEC-50 the file has its columns, hours as minutes / 60, the most first', () => {
  expect(recapCsv([entry('ann', {}, 100), entry('bob', { nameFirst: 'Bob', nameLast: 'Xu' }, 300)])).toBe(
    'First Name,Last Name,Phone Number,Email Address,Date of Birth,Completed Quests,Service Hours\r\n' +
      'Bob,Xu,(201) 555-0100,bob@demo.example,26 to 64,2,5\r\n' +
      'Ann,Young,(201) 555-0100,ann@demo.example,26 to 64,2,1.67\r\n',
  );
});

it('REC-26 OPEN-VOL-01 DEC-50 the column of the date of birth holds the band, and no cell is a formula', () => {
  const wild = { nameFirst: '=1+1', nameLast: 'O"Neil, Jr', ageBand: '18 to 25' };
  expect(recapCsv([entry('ann', wild)]).split('\r\n')[1]).toBe(
    `'=1+1,"O""Neil, Jr",(201) 555-0100,ann@demo.example,18 to 25,2,1`,
  );
});

it('REC-26 SAF-07 whoever has left, or is out of time, stands there with the hours alone', () => {
  const nobody = {
    nameFirst: null,
    nameLast: null,
    phoneNumber: null,
    emailAddress: null,
    ageBand: null,
  };
  expect(recapCsv([entry('gone', nobody)]).split('\r\n')[1]).toBe(',,,,,2,1');
});

it('REC-27 OPEN-REC-04 the file is called by charity and period', () => {
  expect(recapFileName('Harbor Table Kitchen', '2026-11')).toBe('Harbor Table Kitchen November 2026.csv');
  expect(recapFileName('Harbor Table Kitchen', '2026')).toBe('Harbor Table Kitchen YearInReview 2026.csv');
});
