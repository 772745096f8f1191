import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { expandDocument } from './expand-documents.ts';

const schema = parse(`extend type Mutation { edit(id: ID!, note: String, tags: [String!]): Quest! }`);
const expanded = (text: string) =>
  print(expandDocument(parse(text), schema))
    .replace(/\s+/g, ' ')
    .trim();

it('a document asks for every field of the table where its spread stands, and once more where it stands again', () => {
  const names = Object.keys(QUEST_FIELDS).join(' ');
  expect(expanded('fragment A on Quest { id ...EveryQuestField ...Other }')).toBe(
    `fragment A on Quest { id ${names} ...Other }`,
  );
  expect(expanded('{ quest { ...QuestFieldsShownOnSite } }')).toContain('giverName equipment');
});

it('a mutation that takes every argument of the contract has them as variables', () => {
  expect(expanded('mutation Edit { edit @everyArgument { id } }')).toBe(
    'mutation Edit($id: ID!, $note: String, $tags: [String!]) { edit(id: $id, note: $note, tags: $tags) { id } }',
  );
  expect(expanded('mutation Edit($id: ID!) { edit(id: $id) { id } }')).toBe(
    'mutation Edit($id: ID!) { edit(id: $id) { id } }',
  );
  expect(() => expanded('mutation { drop @everyArgument { id } }')).toThrow('No mutation drop');
});
