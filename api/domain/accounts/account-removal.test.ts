import { describe, expect, it } from 'vitest';
import {
  checkRemovalPhrase,
  isGivenBack,
  refusalOfRemoval,
  supervisorNamesOf,
  withSupervisor,
} from './account-removal.ts';

const NOW = 1_800_000_000_000;

it.each([
  ['delete forever', null],
  ['Delete forever', 'You have to type delete forever in the box!'],
  ['delete forever ', 'You have to type delete forever in the box!'],
  ['delete  forever', 'You have to type delete forever in the box!'],
  ['', 'You have to type delete forever in the box!'],
])('«%s» [ACC-46]', (text, problem) => {
  expect(checkRemovalPhrase('en', text)).toBe(problem);
});

it('the phrase is one of the reader’s own language [ACC-46, LNG-01: what is typed]', () => {
  expect(checkRemovalPhrase('es', 'borrar para siempre')).toBeNull();
  expect(checkRemovalPhrase('ar', 'حذف نهائي')).toBeNull();
  expect(checkRemovalPhrase('es', 'delete forever')).toBe(
    '¡Tienes que escribir borrar para siempre en el campo!',
  );
});

it.each([
  ['Chariteer', 'a@b.example', 'a@b.example', undefined],
  ['Chariteer', 'A@b.example', ' a@B.example ', undefined],
  ['Chariteer', 'a@b.example', 'c@b.example', 'BAD_USER_INPUT'],
  ['Provider', 'a@b.example', 'a@b.example', 'PROVIDER_ACCOUNT_NOT_REMOVABLE'],
  ['Provider', 'a@b.example', 'c@b.example', 'PROVIDER_ACCOUNT_NOT_REMOVABLE'],
] as const)('a %s account of %s, asked for %s [ACC-45, API-06]', (accountType, email, givenAddress, code) => {
  expect(refusalOfRemoval({ accountType, email, givenAddress })?.code).toBe(code);
});

it.each([
  ['ahead', { startedAt: NOW + 1, status: null }, true],
  ['without a date', { startedAt: null, status: null }, true],
  ['begun just now', { startedAt: NOW, status: null }, false],
  ['over', { startedAt: NOW - 2, status: null }, false],
  ['ahead with attendance', { startedAt: NOW + 1, status: 'Present' }, false],
])('a sign-up %s [OPEN-ACC-05]', (_case, signUp, isDue) => {
  expect(isGivenBack({ eventType: 'OSV', endedAt: null, ...signUp }, NOW)).toBe(isDue);
});

describe('the name as a supervisor [OPEN-ACC-05]', () => {
  it('both names, and the username [OPEN-ACC-05]', () => {
    const person = { username: 'ann90', nameFirst: 'Ann', nameLast: 'Smith' };
    expect(supervisorNamesOf(person)).toEqual(['Ann Smith', 'ann90']);
    expect(supervisorNamesOf({ ...person, nameFirst: null, nameLast: ' ' })).toEqual(['ann90']);
  });

  const hours = (supervisor_name: string) => ({
    quest_id: 'q',
    location_id: 'l',
    start_time: '18:00',
    end_time: null,
    weeks: [1],
    days: [2],
    supervisor_name,
  });

  it('is taken off the weekly hours, and nothing else changes [OPEN-ACC-05]', () => {
    const configuration = JSON.stringify({
      theme: 'kept',
      bundleBook: { note: 'kept', monthly_schedule: [hours('ANN SMITH '), hours('Ann Smithers')] },
    });
    const forgotten = withSupervisor(configuration, ['Ann Smith', 'ann90'], '');
    expect(JSON.parse(forgotten ?? '')).toMatchObject({
      theme: 'kept',
      bundleBook: { note: 'kept', monthly_schedule: [hours(''), hours('Ann Smithers')] },
    });
  });

  it('a corrected name takes its place there [SAF-30]', () => {
    const configuration = JSON.stringify({ bundleBook: { monthly_schedule: [hours('Ann Smith')] } });
    const renamed = withSupervisor(configuration, ['Ann Smith'], 'Ann Jones');
    expect(JSON.parse(renamed ?? '')).toEqual({ bundleBook: { monthly_schedule: [hours('Ann Jones')] } });
  });

  it('a configuration without it is left alone [OPEN-ACC-05]', () => {
    expect(withSupervisor('{"bundleBook":{}}', ['Ann Smith'], '')).toBeNull();
    expect(withSupervisor('broken', ['Ann Smith'], '')).toBeNull();
    expect(
      withSupervisor(JSON.stringify({ bundleBook: { monthly_schedule: [hours('')] } }), ['Ann Smith'], ''),
    ).toBeNull();
  });
});
