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
    dateOfBirth: '1990-05-17',
    ...values,
  },
  combinedMinutes: minutes,
  completedQuests: 2,
  absentCount: 0,
});

it('REC-20 REC-26 the file has its columns, hours as minutes / 60, the most first', () => {
  expect(recapCsv([entry('ann', {}, 100), entry('bob', { nameFirst: 'Bob', nameLast: 'Xu' }, 300)])).toBe(
    'First Name,Last Name,Phone Number,Email Address,Date of Birth,Completed Quests,Service Hours\r\n' +
      'Bob,Xu,(201) 555-0100,bob@demo.example,1990-05-17,2,5\r\n' +
      'Ann,Young,(201) 555-0100,ann@demo.example,1990-05-17,2,1.67\r\n',
  );
});

it('REC-26 OPEN-VOL-01 the date of birth is a date alone, and no cell is a formula', () => {
  const wild = { nameFirst: '=1+1', nameLast: 'O"Neil, Jr', dateOfBirth: '1990-05-17T00:00:00.000Z' };
  expect(recapCsv([entry('ann', wild)]).split('\r\n')[1]).toBe(
    `'=1+1,"O""Neil, Jr",(201) 555-0100,ann@demo.example,1990-05-17,2,1`,
  );
});

it('REC-26 whoever has left stands there with the hours alone', () => {
  const nobody = {
    nameFirst: null,
    nameLast: null,
    phoneNumber: null,
    emailAddress: null,
    dateOfBirth: null,
  };
  expect(recapCsv([entry('gone', nobody)]).split('\r\n')[1]).toBe(',,,,,2,1');
});

it('REC-27 OPEN-REC-04 the file is called by charity and period', () => {
  expect(recapFileName('Harbor Table Kitchen', '2026-11')).toBe('Harbor Table Kitchen November 2026.csv');
  expect(recapFileName('Harbor Table Kitchen', '2026')).toBe('Harbor Table Kitchen YearInReview 2026.csv');
});
