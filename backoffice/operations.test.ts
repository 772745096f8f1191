import { Kind, type OperationDefinitionNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeBundle, postMonth } from './calendar/month-data/calendar-methods.ts';
import { operations, TABLES } from './operations.ts';
import { OPERATIONS as FIRST_LIST } from './quests/list/quest-list-operations.ts';
import { editQuest } from './records/quest-methods.ts';
import type { AnyOperation } from './resources/operation.ts';
import { OPERATIONS as TRAINING_OPERATIONS } from './trainings/training-operations.ts';

const { load, need, operationOf, wordingOf } = operations;
const tables = new Set<Readonly<Record<string, AnyOperation>>>([FIRST_LIST]);

beforeAll(async () => {
  for (const table of Object.values(TABLES)) tables.add((await table()).OPERATIONS);
});

describe('operations', () => {
  it('each method that a page calls is one named operation of the API [DEC-20]', () => {
    for (const { document } of [...tables].flatMap(Object.values)) {
      const [definition] = document.definitions as readonly OperationDefinitionNode[];
      expect(definition?.kind).toBe(Kind.OPERATION_DEFINITION);
      expect(definition?.name?.value).toMatch(/^[A-Z]\w+$/);
    }
  });

  it('each row stands in one table, and that table is found by the resource', async () => {
    const keys = [...tables].flatMap(Object.keys);
    expect(keys).toEqual([...new Set(keys)]);
    for (const [resource, table] of Object.entries(TABLES)) {
      const { OPERATIONS } = await table();
      expect(
        Object.keys(OPERATIONS).some((key) => key.startsWith(`${resource} `)),
        resource,
      ).toBe(true);
    }
    const resources = keys.map((key) => key.split(' ')[0] ?? '');
    expect(resources.filter((resource) => !(resource in TABLES))).toEqual([]);
  });

  it('a table is loaded when the first of its rows is asked for', async () => {
    expect(() => operationOf('trainings', 'GET_LIST')).toThrow('trainings GET_LIST');
    await load('trainings');
    expect(operationOf('trainings', 'GET_LIST')).toBe(TRAINING_OPERATIONS['trainings GET_LIST']);
    expect(operationOf('quests', 'GET_LIST')).toBe(FIRST_LIST['quests GET_LIST']);
  });

  it('the first list waits for no table, the page of a quest for its own', async () => {
    await need('quests', 'getList');
    expect(() => operationOf('quests', 'GET_ONE')).toThrow('quests GET_ONE');
    await need('quests', 'getOne');
    expect(operationOf('quests', 'GET_ONE').document).toBeDefined();
  });

  it('errors of an update and of a posted month have their own texts [ERR-28, ERR-31]', () => {
    expect(editQuest.wording).toBe('quest-update');
    expect(postMonth.wording).toBe('monthly-schedule');
    expect(placeBundle.wording).toBeUndefined();
    expect(wordingOf('undefined', 'anything')).toBeUndefined();
  });

  it('a method without a row is a mistake of the page, said at once', async () => {
    await load('nothing');
    expect(() => operationOf('quests', 'DELETE')).toThrow('quests DELETE');
  });

  it('the quest list asks questPage for one page of the selected charity [DEC-27]', () => {
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
});
