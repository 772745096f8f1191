import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** Values by the name of the scalar; ids of the demo world's first charity and district are 1. */
const BY_TYPE: Readonly<Record<string, unknown>> = {
  ID: '1',
  String: 'text',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-12-05',
  DateTime: '2026-12-05T14:00:00.000Z',
  EventType: 'OSV',
};

/** Returns an example of an argument's or input field's value, its optional fields left out. */
export function exampleValue({
  name,
  type,
}: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>): unknown {
  const isOfMonth = name === 'month' && getNamedType(type).name === 'String';
  return isOfMonth ? '2026-12' : exampleOf(type);
}

function exampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return [exampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return BY_TYPE[type.name];
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, exampleValue(field)]));
}
