import { Kind, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, operationOf } from './operations.ts';

// What the pages of the console ask for: each needs its row.
const ASKED = [
  'quests GET_LIST',
  'quests GET_ONE',
  'questStatus UPDATE',
  'calendar GET_LIST',
  'calendar CREATE',
  'monthlySchedules CREATE',
  'charityBooks GET_ONE',
  'guilds GET_LIST',
  'reservations CREATE',
  'reservations DELETE',
  'providers GET_LIST',
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

  it('a full page of charities says that another may follow', () => {
    const { result } = operationOf('providers', 'GET_LIST');
    const params = { pagination: { page: 1, perPage: 2 } };
    const names = [
      { id: 'p1', name: 'A' },
      { id: 'p2', name: 'B' },
    ];
    expect(result({ providers: names }, params)).toMatchObject({ pageInfo: { hasNextPage: true } });
    expect(result({ providers: names.slice(1) }, params)).toMatchObject({ pageInfo: { hasNextPage: false } });
  });

  it('a method without a row is a mistake of the page, said at once', () => {
    expect(() => operationOf('quests', 'DELETE')).toThrow('quests DELETE');
  });
});
