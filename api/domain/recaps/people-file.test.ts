import { expect, it } from 'vitest';
import {
  type FilePerson,
  listedIn,
  type PeopleFileKind,
  recapFileName,
  rowsOfFile,
  textOfFile,
  VOLUNTEER_FILE_NAME,
} from './people-file.ts';

const person = (id: string, minutes: number, values: Partial<FilePerson> = {}): FilePerson => ({
  id,
  username: id,
  nameFirst: 'Ann',
  nameLast: 'Young',
  phoneNumber: '2015550100',
  emailAddress: `${id}@demo.example`,
  dateOfBirth: '1987-01-23',
  combinedMinutes: minutes,
  completedQuests: 2,
  ...values,
});
const NOBODY = {
  nameFirst: null,
  nameLast: null,
  phoneNumber: null,
  emailAddress: null,
  dateOfBirth: null,
};
const text = (kind: PeopleFileKind, ...people: FilePerson[]) =>
  [...textOfFile(rowsOfFile(kind, listedIn(kind, people), 'en'))].join('');

it('the file of the volunteers has its name and columns, the most hours first [VOL-08, VOL-09]', () => {
  expect(VOLUNTEER_FILE_NAME).toBe('Chariteers.csv');
  const gone = person('gone', 90, { ...NOBODY, username: null });
  expect(text('VOLUNTEERS', person('ann', 60), gone, person('josé', 120, { nameFirst: 'José' }))).toBe(
    '\uFEFFFirst Name,Last Name,Phone Number,Email Address\r\n' +
      'José,Young,(201) 555-0100,josé@demo.example\r\n' +
      'Ann,Young,(201) 555-0100,ann@demo.example\r\n',
  );
});

it('formulas are defused, and what may not be read is empty [OPEN-VOL-01, OPEN-VOL-02]', () => {
  const hidden = { nameFirst: '@SUM(A1)', phoneNumber: null, emailAddress: null };
  expect(text('VOLUNTEERS', person('ann', 60, hidden)).split('\r\n')[1]).toBe("'@SUM(A1),Young,,");
});

it('the recap has its columns, hours as minutes / 60, the most first [REC-20, REC-26, DEC-86]', () => {
  expect(text('RECAP', person('ann', 100), person('bob', 300, { nameFirst: 'Bob', nameLast: 'Xu' }))).toBe(
    '\uFEFFFirst Name,Last Name,Phone Number,Email Address,Date of Birth,Completed Quests,Service Hours\r\n' +
      'Bob,Xu,(201) 555-0100,bob@demo.example,1987-01-23,2,5\r\n' +
      'Ann,Young,(201) 555-0100,ann@demo.example,1987-01-23,2,1.67\r\n',
  );
});

it.each(['VOLUNTEERS', 'VOLUNTEER_LIST', 'RECAP'] as const)(
  'titles the columns of %s in the language of the console [HRS-14, LNG-01]',
  (kind) => {
    const titles = (locale: 'en' | 'es') => [...rowsOfFile(kind, [], locale)].flat(2);
    expect(titles('es')).toHaveLength(titles('en').length);
    for (const title of titles('es')) expect(titles('en')).not.toContain(title);
  },
);

it('a date of birth that may not be read is empty, and no cell is a formula [REC-26, OPEN-VOL-01, DEC-86]', () => {
  const wild = { nameFirst: '=1+1', nameLast: 'O"Neil, Jr', dateOfBirth: null };
  expect(text('RECAP', person('ann', 60, wild)).split('\r\n')[1]).toBe(
    `'=1+1,"O""Neil, Jr",(201) 555-0100,ann@demo.example,,2,1`,
  );
});

it('whoever has left, or is out of time, stands in the recap with the hours alone [REC-26, SAF-07]', () => {
  expect(text('RECAP', person('gone', 60, NOBODY)).split('\r\n')[1]).toBe(',,,,,2,1');
});

it('the recap is called by charity and period [REC-27, OPEN-REC-04]', () => {
  expect(recapFileName('Harbor Table Kitchen', '2026-11')).toBe('Harbor Table Kitchen November 2026.csv');
  expect(recapFileName('Harbor Table Kitchen', '2026')).toBe('Harbor Table Kitchen YearInReview 2026.csv');
});

it('a long file comes part after part, and nobody is left out between them [SAF-20]', () => {
  const parts = [
    ...textOfFile(
      rowsOfFile(
        'RECAP',
        Array.from({ length: 1_201 }, (_, at) => person(`p${at}`, at)),
        'en',
      ),
    ),
  ];
  expect(parts.length).toBe(4);
  expect(parts.join('').trimEnd().split('\r\n')).toHaveLength(1_202);
});
