import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { barsOf, SQUARE_CODE } from '#domain/brand/square-code.ts';
import { attendeeOf } from '../../../tests/support/attendee.ts';
import { freshConsole, openPart } from '../../../tests/support/console-part.tsx';
import type { AttendanceQuest } from '../record/attendance-record.ts';
import { PrintedAttendance } from './PrintedAttendance.tsx';

freshConsole();

const ana = { username: 'ana', nameFirst: 'Ana', nameLast: 'Ruiz', phoneNumber: '2015550143' };
const { contract } = attendeeOf('Ana Ruiz');
const questOf = (phoneNumber: string | null) =>
  ({
    id: 'quest 1',
    eventTitle: 'Soup kitchen',
    startedAt: null,
    endedAt: null,
    location: null,
    pledgedContracts: [{ ...contract, chariteer: { ...ana, id: 'ana', phoneNumber } }],
  }) as unknown as AttendanceQuest;
const none = { answers: { walkIns: [] } };
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('has a line for everyone, 20 blank ones, and a code that opens the sheet [CHK-09]', async () => {
  await openPart(<PrintedAttendance quest={questOf(ana.phoneNumber)} />, none);
  expect(headings()).toEqual(['Name', 'Phone', 'In', 'Out', 'Signature']);
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1 + 20);
  expect(screen.getByRole('cell', { name: 'Ana Ruiz' })).toBeTruthy();
  const code = screen.getByRole('img', { name: 'Code that opens this sheet' });
  const address = `${window.location.origin}/console/quests/quest%201/attendance`;
  const bars = barsOf(encode(address, SQUARE_CODE).data);
  expect(code.querySelector('path')?.getAttribute('d')).toBe(bars);
});

it('has no column for phone numbers that its printer may not read [CHK-09]', async () => {
  await openPart(<PrintedAttendance quest={questOf(null)} />, none);
  expect(headings()).toEqual(['Name', 'In', 'Out', 'Signature']);
});

it('says below the name what someone still has to sign [WAV-09]', async () => {
  const quest = questOf(null);
  const unsignedDocuments = [{ id: 'd1', title: 'Waiver' }];
  const pledgedContracts = quest.pledgedContracts.map((one) => ({ ...one, unsignedDocuments }));
  await openPart(<PrintedAttendance quest={{ ...quest, pledgedContracts }} />, none);
  expect(screen.getByText('To sign: Waiver').closest('td')?.textContent).toMatch(/^Ana Ruiz/);
});

it('says beside a name how many come along, and has a line for each [HEAD-05]', async () => {
  const quest = questOf(null);
  const party = [
    { band: 'ADULT', firstName: 'Rosa' },
    { band: 'AGES_10_TO_13', firstName: null },
  ];
  const [ofAna] = quest.pledgedContracts;
  const bringing = { ...quest, pledgedContracts: [{ ...ofAna, others: 2, party }] } as AttendanceQuest;
  await openPart(<PrintedAttendance quest={bringing} />, none);
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(0, 4)).toEqual(['Ana Ruiz +2', '+ Rosa (Adult)', '+ 10 to 13', '']);
});

it('names walk-ins with their ages below the names, but none whose name is deleted [CHK-08, CHK-09]', async () => {
  const nadia = { id: 'w1', givenName: 'Nadia', lastInitial: 'O', ages: 'AGE_14_17', consent: 'asked' };
  const erased = { ...nadia, id: 'w2', givenName: null, lastInitial: null, consent: 'refused' };
  const answers = { walkIns: [nadia, erased] };
  await openPart(<PrintedAttendance quest={questOf(null)} />, { answers });
  await screen.findByRole('cell', { name: 'Nadia O. · 14 to 17' });
  expect(screen.getAllByRole('row')).toHaveLength(1 + 2 + 20);
});
