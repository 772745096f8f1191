import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { atLeast } from './support/at-least.ts';
import { FILTERED_TEXTS, GUARDS, OTHER_TEXTS, READERS } from './support/text-fields.ts';

const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
/** Values that hold no words. */
const WORDLESS = ['ID', 'Int', 'Float', 'Boolean', 'Date', 'DateTime'];

describe('texts that clients send', () => {
  it('each have a row that says whether they are filtered, and why not [SAF-12, SAF-06]', () => {
    const sent = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
      args.flatMap((arg) => textsIn(arg.type, `${name}.${arg.name}`)),
    );
    const known = [...FILTERED_TEXTS, ...OTHER_TEXTS].flatMap(({ fields }) => fields);
    expect(atLeast(200, sent).toSorted()).toEqual(known.toSorted());
  });

  it('are filtered, or read by adults alone, or by everyone from writers who are watched [SAF-12]', () => {
    for (const { readers, why, fields } of atLeast(8, OTHER_TEXTS)) {
      expect(Object.keys(READERS), fields[0]).toContain(readers);
      if (readers === 'everyone') expect(why).toMatch(GUARDS);
    }
  });
});

/** The paths of all texts in what an argument takes. */
function textsIn(type: GraphQLInputType, path: string, within: readonly string[] = []): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    if (within.includes(named.name)) return [];
    return Object.values(named.getFields()).flatMap((field) =>
      textsIn(field.type, `${path}.${field.name}`, [...within, named.name]),
    );
  }
  return isEnumType(named) || WORDLESS.includes(named.name) ? [] : [path];
}
