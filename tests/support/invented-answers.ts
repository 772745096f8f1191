import {
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 3,
  Float: 1.5,
  Boolean: true,
  Date: '2026-03-07',
  DateTime: '2026-03-07T15:00:00.000Z',
  ID: 'id-1',
};

/** Texts that are read as something else. */
const READ: readonly [name: RegExp, text: string][] = [
  [/^(day|from|until|.*(On|Date|Day))$/, '2026-03-07'],
  [/^(month|period)$/, '2026-03'],
  [/^(start|end)Time$/, '09:00'],
  [/^(detail|formJSON)$/, '{}'],
];

/** Some answer of the type that a field has; texts are the name of their field in ‹…›. */
export function inventedAnswer({ fieldName, returnType }: GraphQLResolveInfo): unknown {
  return answerOfType(returnType, fieldName);
}

function answerOfType(type: GraphQLOutputType, name: string): unknown {
  if (isNonNullType(type)) return answerOfType(type.ofType, name);
  if (isListType(type)) return [answerOfType(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  if (isScalarType(type))
    return SCALARS[type.name] ?? READ.find(([known]) => known.test(name))?.[1] ?? `‹${name}›`;
  return {};
}
