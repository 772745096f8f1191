// Every mutation of the contract, with marks that no one sees in each text that holds words: none of them is kept.
import { readFileSync } from 'node:fs';
import { buildSchema, parse, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it } from 'vitest';
import { seenRequest } from '#api/graphql/seen-request.ts';
import { allRows } from '../support/all-rows.ts';
import { atLeast } from '../support/at-least.ts';
import { PERFORMED, type Performed, seedPerformance } from '../support/performed-mutations.ts';
import { FILTERED_TEXTS, OTHER_TEXTS } from '../support/text-fields.ts';
import { openWorld } from '../support/world.ts';

const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
/** A soft hyphen, a mark that turns the direction, a blank without width. */
const MARKS = '\u00ad\u202e\u200b';
const KEPT = /[\u00ad\u202e\u200b]/;
/** Texts that are words; each of the others is a key, a code or a choice, which marks make a wrong one. */
const WORDS = [...FILTERED_TEXTS, ...OTHER_TEXTS.filter(({ readers }) => readers !== 'nobody')].flatMap(
  ({ fields }) => fields,
);

const inMiddle = (text: string) => {
  const middle = Math.ceil(text.length / 2);
  return text.slice(0, middle) + MARKS + text.slice(middle);
};

/** The call with marks in the middle of each text that holds words. */
function marked(text: string): string {
  const path: string[] = [];
  const within = {
    enter: ({ name }: { name: { value: string } }) => void path.push(name.value),
    leave: () => void path.pop(),
  };
  const document = visit(
    parse(`mutation { ${text} }`),
    visitWithTypeInfo(new TypeInfo(schema), {
      Field: within,
      Argument: within,
      ObjectField: within,
      StringValue: (node) =>
        WORDS.includes(path.join('.')) ? { ...node, value: inMiddle(node.value) } : undefined,
    }),
  );
  return print(document);
}

async function keptMarks({ prepare }: Performed): Promise<string[]> {
  const world = await openWorld();
  try {
    await world.store.write(seedPerformance);
    const { text, as } = await prepare(world);
    await world.gql(marked(text), {}, typeof as === 'object' && as !== null ? as : { as });
    return Object.values(await allRows(world.store))
      .flat()
      .filter((row) => KEPT.test(row));
  } finally {
    await world.close();
  }
}

describe('marks that no one sees', () => {
  const titled = PERFORMED.map((row) => [`${row.operation} ${row.when ?? ''}`.trim(), row] as const);
  it.each(titled)('%s keeps none of them [SAF-12]', async (_title, row) => {
    expect(await keptMarks(row)).toEqual([]);
  });

  it.each(atLeast(150, WORDS))('%s is read without them [SAF-12]', (field) => {
    const [, ...names] = field.split('.');
    const sent = (text: string) =>
      names.reduceRight<unknown>((value, name) => ({ [name]: [value] }), text) as Record<string, unknown>;
    const query = 'mutation';
    expect(seenRequest({ query, variables: sent(inMiddle('words')) })).toEqual({
      query,
      variables: sent('words'),
    });
  });
});

it('passwords and what is compared with what is kept stay as they were sent', () => {
  const variables = { password: inMiddle('secret'), expected: { eventTitle: inMiddle('Lunch') } };
  expect(seenRequest({ query: '', variables }).variables).toEqual(variables);
});

it('drops such marks written as escapes in a document, and keeps other escapes', () => {
  const read = (query: string) => seenRequest({ query, variables: {} }).query;
  expect(read(String.raw`{ a(b: "x\u202E\u{200b}y\u00e9\\u202e\n") }`)).toBe(
    String.raw`{ a(b: "xy\u00e9\\u202e\n") }`,
  );
});
