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
])('ACC-46 «%s»', (text, problem) => {
  expect(checkRemovalPhrase('en', text)).toBe(problem);
});

it('ACC-46 LNG-01 (part: what is typed) the phrase is one of the reader’s own language', () => {
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
] as const)('ACC-45 API-06 a %s account of %s, asked for %s', (accountType, email, givenAddress, code) => {
  expect(refusalOfRemoval({ accountType, email, givenAddress })?.code).toBe(code);
});

it.each([
  ['ahead', { startedAt: NOW + 1, status: null }, true],
  ['without a date', { startedAt: null, status: null }, true],
  ['begun just now', { startedAt: NOW, status: null }, false],
  ['over', { startedAt: NOW - 2, status: null }, false],
  ['ahead with attendance', { startedAt: NOW + 1, status: 'Present' }, false],
])('OPEN-ACC-05 a sign-up %s', (_case, signUp, isDue) => {
  expect(isGivenBack({ eventType: 'OSV', endedAt: null, ...signUp }, NOW)).toBe(isDue);
});

describe('OPEN-ACC-05 the name as a supervisor', () => {
  it('OPEN-ACC-05 both names, and the username', () => {
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

  it('OPEN-ACC-05 is taken off the weekly hours, and nothing else changes', () => {
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

  it('SAF-30 a corrected name takes its place there', () => {
    const configuration = JSON.stringify({ bundleBook: { monthly_schedule: [hours('Ann Smith')] } });
    const renamed = withSupervisor(configuration, ['Ann Smith'], 'Ann Jones');
    expect(JSON.parse(renamed ?? '')).toEqual({ bundleBook: { monthly_schedule: [hours('Ann Jones')] } });
  });

  it('OPEN-ACC-05 a configuration without it is left alone', () => {
    expect(withSupervisor('{"bundleBook":{}}', ['Ann Smith'], '')).toBeNull();
    expect(withSupervisor('broken', ['Ann Smith'], '')).toBeNull();
    expect(
      withSupervisor(JSON.stringify({ bundleBook: { monthly_schedule: [hours('')] } }), ['Ann Smith'], ''),
    ).toBeNull();
  });
});
