import { describe, expect, it } from 'vitest';
import { accessOf, schema } from '#api/graphql/schema.ts';
import { MUTATION_RIGHTS, QUERY_RIGHTS, type Right } from '../support/operation-rights.ts';

const rowsOf = (rights: readonly Right[]) => [...new Set(rights.map(({ operation }) => operation))].sort();

/** operation-rights.slow.test.ts makes every call of the table. */
describe('the table of who may call what', () => {
  it('has a row for every mutation, and none for anything else [OPEN-API-01]', () => {
    expect(rowsOf(MUTATION_RIGHTS)).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort());
  });

  it('has a row for every query that is not open to everybody [OPEN-API-01]', () => {
    const query = schema.getQueryType();
    const fields = Object.values(query?.getFields() ?? {});
    const guarded = fields.filter((field) => query && accessOf(query, field) !== 'PUBLIC');
    expect(rowsOf(QUERY_RIGHTS)).toEqual(expect.arrayContaining(guarded.map(({ name }) => name)));
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(rowsOf(QUERY_RIGHTS)));
  });
});
