import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { bareContract, changesSince, findBreaks } from './schema-changes.ts';

const BEFORE = `
  "Words."
  type Query { quest(id: ID!, day: String): Quest old: String @deprecated(reason: "x") all: [Quest!]! }
  type Quest { id: ID! title: String! note: String @deprecated(reason: "x") }
  enum State { OPEN SHUT HELD @deprecated(reason: "x") }
  input Wish { state: State }
`;
const released = bareContract(parse(BEFORE));
const after = (...changes: [string, string][]) =>
  parse(changes.reduce((text, [what, by]) => text.replace(what, by), BEFORE));

describe('what clients of a released contract lose', () => {
  it.each([
    ['a field', 'title: String!', '', ['Quest.title was removed.']],
    ['an argument', ', day: String', '', ['Query.quest arg day was removed.']],
    ['a value', 'SHUT', '', ['SHUT was removed from enum type State.']],
    [
      'a type that changes',
      'title: String!',
      'title: Int!',
      ['Quest.title changed type from String! to Int!.'],
    ],
    [
      'an argument that is needed now',
      'all: [',
      'all(page: Int!): [',
      ['A required arg page on Query.all was added.'],
    ],
    ['nothing by a new field', 'title: String!', 'title: String! place: String', []],
    ['nothing by a field that was marked as leaving', 'note: String @deprecated(reason: "x")', '', []],
    ['nothing by an operation that was marked as leaving', 'old: String @deprecated(reason: "x")', '', []],
    ['nothing by a value that was marked as leaving', 'HELD @deprecated(reason: "x")', '', []],
  ])('is %s [EDG-06]', (_what, from, to, breaks) => {
    expect(findBreaks(released, after([from, to]))).toEqual(breaks);
  });
});

it('a release lists what it adds, marks as leaving, and removes [EDG-06]', () => {
  const changed = after(
    ['title: String!', 'title: String! @deprecated(reason: "x") place: String'],
    ['note: String @deprecated(reason: "x")', ''],
  );
  expect(changesSince(released, changed, '2.0.0')).toEqual({
    version: '2.0.0',
    added: ['Quest.place'],
    deprecated: ['Quest.title'],
    removed: ['Quest.note'],
  });
});
