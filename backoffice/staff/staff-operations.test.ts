import { Kind, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadOperation, OPERATIONS, operationOf, wordingOf } from '../providers/operations.ts';
import { STAFF_OPERATIONS } from './staff-operations.ts';

describe('operations of staff', () => {
  it('DEC-20 each is one named operation of the API, and none stands in both tables', () => {
    for (const { document } of Object.values(STAFF_OPERATIONS)) {
      const [definition] = document.definitions as readonly OperationDefinitionNode[];
      expect(definition?.kind).toBe(Kind.OPERATION_DEFINITION);
      expect(definition?.name?.value).toMatch(/^[A-Z]\w+$/);
    }
    expect(Object.keys(STAFF_OPERATIONS).filter((key) => key in OPERATIONS)).toEqual([]);
  });

  it('their table is loaded when the first of them is asked for', async () => {
    expect(() => operationOf('outbox', 'GET_LIST')).toThrow('outbox GET_LIST');
    await loadOperation('outbox', 'GET_LIST');
    expect(operationOf('outbox', 'GET_LIST')).toBe(STAFF_OPERATIONS['outbox GET_LIST']);
    expect(wordingOf('accounts', 'create')).toBe('registration');
    expect(() => operationOf('outbox', 'DELETE')).toThrow('outbox DELETE');
  });

  it('OPEN-DIS-02 the list of charities asks for one page, filtered by visibility', () => {
    const { variables, result } = STAFF_OPERATIONS['providers GET_LIST'];
    const params = {
      filter: { q: 'hope', isVisible: false },
      sort: { field: 'name', order: 'ASC' as const },
      pagination: { page: 2, perPage: 25 },
    };
    expect(variables(params)).toEqual({ q: 'hope', isVisible: false, page: 2, perPage: 25 });
    expect(result({ providerPage: { items: [], total: 31 } }, params)).toEqual({ data: [], total: 31 });
  });

  it('of a district only what was changed is sent', () => {
    const { variables } = STAFF_OPERATIONS['districts UPDATE'];
    const previousData = { id: '1', name: 'Hoboken', noun: 'Charities', zoomLevel: 13 };
    const data = { ...previousData, noun: 'Helpers' };
    expect(variables({ id: '1', data, previousData })).toEqual({ input: { id: '1', noun: 'Helpers' } });
  });
});
