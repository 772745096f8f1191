import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureDocument } from '#api/graphql/document-limits.ts';
import { readTypeDefs } from '#api/graphql/sdl.ts';
import { apiEntries } from '../../scripts/generate/api-reference.ts';
import { findBreaks } from '../../scripts/generate/schema-changes.ts';
import { atLeast } from '../support/at-least.ts';
import { openWorld, type World } from '../support/world.ts';

const typeDefs = readTypeDefs();
const schema = buildASTSchema(typeDefs);
const entries = apiEntries(schema);
const operations = atLeast(
  200,
  entries.filter(({ answer }) => answer !== null),
);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the reference of the API', () => {
  it('says of each operation what it does, and who may call it [EDG-06]', () => {
    const silent = operations.filter(
      ({ description, access }) => /^(Errors:|$)/.test(description) || access === null,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has an example of each operation that the contract and the limits allow [EDG-06]', () => {
    const wrong = operations.flatMap(({ name, example }) => {
      const document = parse(example?.document ?? '');
      const faults = [...validate(schema, document), ...measureDocument(schema, document)];
      return faults.map(({ message }) => `${name}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('of what visitors may ask has examples that work [EDG-06]', async () => {
    const open = operations.filter(({ kind, access }) => kind === 'query' && access === 'PUBLIC');
    const refused: string[] = [];
    for (const { name, example, errors } of atLeast(20, open)) {
      const { code } = await world.gql(example?.document ?? '', JSON.parse(example?.variables ?? '{}'));
      if (code && !errors.includes(code)) refused.push(`${name}: ${code}`);
    }
    expect(refused).toEqual([]);
  });

  it('takes nothing from clients of the last release that was not marked as leaving [EDG-06]', () => {
    const released = readFileSync(
      path.join(import.meta.dirname, '../../api/schema.released.graphql'),
      'utf8',
    );
    expect(findBreaks(released, typeDefs)).toEqual([]);
  });
});
