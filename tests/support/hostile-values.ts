import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** A value for an argument, and what is odd about it. */
export type OddValue = { name: string; value: unknown };

const odd = (name: string, value: unknown): OddValue => ({ name, value });

const TEXTS: readonly OddValue[] = [
  odd('empty', ''),
  odd('a blank', ' '),
  odd('a null byte', 'a\u0000b'),
  odd('half a character', 'a\ud800'),
  odd('the end of Unicode', '\u{10ffff}\uffff\u202e'),
  odd('letters whose small form is longer', 'İẞﬀ'),
  odd('line breaks', 'a\r\nBcc: b@c.example\n'),
  odd('a quote', `'"\`;--`),
  odd('a percent escape', '%00%zz%E0%A4%A'),
  odd('a member of every object', '__proto__'),
  odd('another one', 'constructor'),
  odd('JSON', '{"__proto__":{"a":1},"constructor":null}'),
  odd('JSON of another kind', '[null,1,"a",{"a":[{}]}]'),
  odd('deep JSON', '['.repeat(60_000) + ']'.repeat(60_000)),
  odd('deep JSON of objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  odd('deep HTML', '<b>'.repeat(30_000)),
  odd('blanks and line breaks', ' \n\t'.repeat(30_000)),
  odd('much', 'x'.repeat(200_000)),
  odd('much of two bytes', '€'.repeat(60_000)),
  odd('a large number', '1e400'),
  odd('an address', `${'a'.repeat(10_000)}@${'b.'.repeat(5_000)}c`),
];

const SCALARS: Readonly<Record<string, { plain: unknown; odds: readonly OddValue[] }>> = {
  ID: { plain: '1', odds: TEXTS },
  String: { plain: 'a', odds: TEXTS },
  EventType: { plain: 'OSV', odds: [] },
  Boolean: { plain: true, odds: [odd('false', false)] },
  Int: { plain: 1, odds: [0, -1, 2_147_483_647, -2_147_483_648].map((value) => odd(String(value), value)) },
  Float: {
    plain: 1,
    odds: [0, -1, 1e308, -1e308, 5e-324, 2 ** 53].map((value) => odd(String(value), value)),
  },
  Date: {
    plain: '2026-11-16',
    odds: ['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'].map((day) => odd(day, day)),
  },
  DateTime: {
    plain: '2026-11-16T15:00:00Z',
    odds: [
      '0000-01-01T00:00:00+14:00',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999999999-14:00',
      '2026-03-08T02:30:00-05:00',
    ].map((instant) => odd(instant, instant)),
  },
};

/** A value that a type takes; `known` names values by the name of the argument, so that records are found. */
export function plainValue(type: GraphQLInputType, name: string, known: (name: string) => unknown): unknown {
  if (isNonNullType(type)) return plainValue(type.ofType, name, known);
  if (isListType(type)) return [plainValue(type.ofType, name, known)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type))
    return (
      (type.name === 'ID' || type.name === 'String' ? known(name) : undefined) ?? SCALARS[type.name]?.plain
    );
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(fields.map((field) => [field.name, plainValue(field.type, field.name, known)]));
}

/** Odd values of a type, each in one place only; inside lists and objects too. */
export function oddValues(
  type: GraphQLInputType,
  name: string,
  known: (name: string) => unknown,
): OddValue[] {
  if (isNonNullType(type)) return oddValues(type.ofType, name, known).filter(({ value }) => value !== null);
  const nothing = odd('null', null);
  if (isListType(type)) {
    const plain = plainValue(type.ofType, name, known);
    return [
      nothing,
      odd('an empty list', []),
      odd(
        'the same often',
        Array.from({ length: 2_000 }, () => plain),
      ),
      ...oddValues(type.ofType, name, known).map((one) => odd(`a list of ${one.name}`, [one.value])),
    ];
  }
  if (isEnumType(type)) return [nothing, ...type.getValues().map((one) => odd(one.name, one.name))];
  if (!isInputObjectType(type)) return [nothing, ...(SCALARS[type.name]?.odds ?? [])];
  const plain = plainValue(type, name, known) as Record<string, unknown>;
  const inside = Object.values(type.getFields()).flatMap((field) =>
    oddValues(field.type, field.name, known).map((one) =>
      odd(`${field.name} with ${one.name}`, { ...plain, [field.name]: one.value }),
    ),
  );
  return [nothing, ...inside];
}
