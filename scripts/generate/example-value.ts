import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';

/** Values by the name of the scalar; the demo world's first of each kind has the id 1. */
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

/** A volunteer whom each demo world has by one id. */
const VOLUNTEER = '01930000-0000-7000-8000-00000000c0de';

/** Values by name and type, before those by type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  ...{ 'month: String': '2026-12', 'period: String': '2026-11', 'year: Int': 2026 },
  'until: DateTime': '2026-12-06T14:00:00.000Z',
  'dateRangeBeginning: DateTime': '2026-11-01T00:00:00.000Z',
  'dateRangeEnding: DateTime': '2026-12-01T00:00:00.000Z',
  ...{ 'chariteerId: ID': VOLUNTEER, 'chariteerID: ID': VOLUNTEER },
  ...{ 'playerId: ID': VOLUNTEER, 'volunteerId: ID': VOLUNTEER },
  'stampId: ID': 'stamp-1-dinner',
  'changes: SeveralChangesInput': { isCancelled: true },
};

/** What an operation's `id` is of, where that is none of the first. */
const ID_OF: Readonly<Record<string, string>> = {
  ...{ accountSummary: VOLUNTEER, chariteer: VOLUNTEER, getServiceRecord: VOLUNTEER },
  templateOrientation: 'training-1-food-safety',
};

/** Returns an example of an operation's argument. */
export function exampleArgument(operation: string, argument: GraphQLArgument): unknown {
  return (argument.name === 'id' && ID_OF[operation]) || exampleValue(argument);
}

/** Returns an example of an argument's or input field's value, its optional fields left out. */
function exampleValue({ name, type }: Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type'>): unknown {
  return BY_NAME[`${name}: ${String(type).replace(/!$/, '')}`] ?? exampleOf(type);
}

function exampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return [exampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return BY_TYPE[type.name];
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, exampleValue(field)]));
}
