import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './staff-operations.ts';

describe('operations of staff', () => {
  it('an account is refused in the words of a registration', () => {
    expect(OPERATIONS['accounts CREATE'].wording).toBe('registration');
  });

  it('the list of charities asks for one page, filtered by visibility [OPEN-DIS-02]', () => {
    const { variables, result } = OPERATIONS['providers GET_LIST'];
    const params = {
      filter: { q: 'hope', isVisible: false },
      sort: { field: 'name', order: 'ASC' as const },
      pagination: { page: 2, perPage: 25 },
    };
    expect(variables(params)).toEqual({ q: 'hope', isVisible: false, page: 2, perPage: 25 });
    expect(result({ providerPage: { items: [], total: 31 } }, params)).toEqual({ data: [], total: 31 });
  });

  it('of a district only what was changed is sent', () => {
    const { variables } = OPERATIONS['districts UPDATE'];
    const previousData = {
      name: 'Hoboken',
      acronym: 'HOB',
      county: 'Hudson',
      state: 'New Jersey',
      noun: 'Charities',
      centerLatitude: 40.7,
      centerLongitude: -74,
      zoomLevel: 13,
    };
    const data = { ...previousData, noun: 'Helpers' };
    expect(variables({ id: '1', data, previousData })).toEqual({ input: { id: '1', noun: 'Helpers' } });
  });
});
