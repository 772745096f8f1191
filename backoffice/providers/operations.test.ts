import { Kind, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, operationOf, wordingOf } from './operations.ts';

// What the pages of the console ask for: each needs its row.
const ASKED = [
  'quests GET_LIST',
  'quests GET_ONE',
  'questStatus UPDATE',
  'calendar GET_LIST',
  'calendar CREATE',
  'monthlySchedules CREATE',
  'bundles CREATE',
  'charityBooks GET_ONE',
  'guilds GET_LIST',
  'stamps CREATE',
  'reservations CREATE',
  'reservations DELETE',
  'attendance GET_ONE',
  'attendance UPDATE',
  'boots CREATE',
  'pastVolunteers GET_LIST',
  'pastVolunteers CREATE',
  'questEdits GET_ONE',
  'questEdits UPDATE',
  'volunteerHistory GET_LIST',
  'stampBook GET_ONE',
  'stampBook UPDATE',
  'stampSources GET_ONE',
  'stamps UPDATE',
  'stamps DELETE',
  'providerSchedule GET_LIST',
  'chariteers GET_LIST',
  'chariteersFile GET_LIST',
  'recaps GET_ONE',
  'recapRows GET_LIST',
  'recapFile GET_LIST',
  'exports CREATE',
];

describe('operations', () => {
  it('DEC-20 every method that a page calls has one named operation of the API', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual([...ASKED].sort());
    for (const { document } of Object.values(OPERATIONS)) {
      const [definition] = document.definitions as readonly OperationDefinitionNode[];
      expect(definition?.kind).toBe(Kind.OPERATION_DEFINITION);
      expect(definition?.name?.value).toMatch(/^[A-Z]\w+$/);
    }
  });

  it('DEC-27 the quest list asks questPage for one page of the selected charity', () => {
    const { variables, result } = operationOf('quests', 'GET_LIST');
    const params = {
      filter: { providerId: 'p1', q: 'meal', isUpcoming: true },
      sort: { field: 'startedAt', order: 'DESC' },
      pagination: { page: 3, perPage: 25 },
    };
    expect(variables(params)).toEqual({
      providerId: 'p1',
      filter: { q: 'meal', isUpcoming: true },
      sort: { field: 'startedAt', order: 'DESC' },
      page: 3,
      perPage: 25,
    });
    expect(result({ questPage: { items: [{ id: 'q1' }], total: 51 } }, params)).toEqual({
      data: [{ id: 'q1' }],
      total: 51,
    });
  });

  it('CAL-05 API-13 the calendar asks for one charity and the window of the shown month', () => {
    const { variables } = operationOf('calendar', 'GET_LIST');
    expect(variables({ filter: { providerId: 'p1', month: '2026-11' } })).toEqual({
      providerId: 'p1',
      from: '2026-10-26T04:00:00.000Z',
      until: '2026-12-08T05:00:00.000Z',
    });
  });

  it('CAL-18 API-15 a cancel sends the id, the status and the location', () => {
    const { variables } = operationOf('questStatus', 'UPDATE');
    const data = { publishingStatus: 'Cancelled', locationId: 'l1' };
    expect(variables({ id: 'q1', data })).toEqual({ id: 'q1', ...data });
  });

  it('MSC-11 of a posted month only what was created counts', () => {
    const { result } = operationOf('monthlySchedules', 'CREATE');
    const posted = [
      { id: 'q1', message: 'created' },
      { id: null, message: 'already posted' },
    ];
    expect(result({ createQuestsFromTemplates: posted }, {})).toMatchObject({ data: { createdCount: 1 } });
  });

  it('ERR-28 ERR-31 errors of an update and of a posted month have their own texts', () => {
    expect(wordingOf('questStatus', 'update')).toBe('quest-update');
    expect(wordingOf('monthlySchedules', 'create')).toBe('monthly-schedule');
    expect(wordingOf('calendar', 'getList')).toBeUndefined();
    expect(wordingOf('undefined', 'anything')).toBeUndefined();
  });

  it('a method without a row is a mistake of the page, said at once', () => {
    expect(() => operationOf('quests', 'DELETE')).toThrow('quests DELETE');
  });
});
