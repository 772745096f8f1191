import {
  type ArgumentNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';

const NAMES = Object.keys(QUEST_FIELDS) as (keyof typeof QUEST_FIELDS)[];

/** Spreads that a table of fields stands behind: a new field is asked for wherever one of them stands. */
const SPREADS: Readonly<Record<string, readonly string[]>> = {
  EveryQuestField: NAMES,
  QuestFieldsShownOnSite: NAMES.filter((name) => {
    const row = QUEST_FIELDS[name];
    return 'fact' in row && 'site' in row.fact;
  }),
};

/** The directive of a mutation that takes whatever the contract lets it take, each as a variable of the same name. */
const EVERY_ARGUMENT = 'everyArgument';

/** A document with the fields of tables in the place of their spreads, and with all arguments where it says so. */
export function expandDocument(document: DocumentNode, schema: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node) => ({ ...node, selections: node.selections.flatMap(spreadOut) }),
    OperationDefinition: (node) => withEveryArgument(node, schema),
  });
}

function spreadOut(selection: SelectionNode): SelectionNode[] {
  const names = selection.kind === Kind.FRAGMENT_SPREAD ? SPREADS[selection.name.value] : undefined;
  return names ? names.map((name) => ({ kind: Kind.FIELD, name: nameNode(name) })) : [selection];
}

function withEveryArgument(
  operation: OperationDefinitionNode,
  schema: DocumentNode,
): OperationDefinitionNode {
  const variables = new Map<string, VariableDefinitionNode>();
  const selections = operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD || !selection.directives?.some(isEveryArgument)) return selection;
    const taken = argumentsOf(schema, selection.name.value);
    for (const { name, type } of taken) {
      const variable = { kind: Kind.VARIABLE, name } as const;
      variables.set(name.value, { kind: Kind.VARIABLE_DEFINITION, variable, type });
    }
    return withArguments(
      selection,
      taken.map(({ name }) => name),
    );
  });
  if (variables.size === 0) return operation;
  return {
    ...operation,
    variableDefinitions: [...variables.values()],
    selectionSet: { ...operation.selectionSet, selections },
  };
}

function withArguments(field: FieldNode, names: readonly NameNode[]): FieldNode {
  const given = names.map((name): ArgumentNode => {
    return { kind: Kind.ARGUMENT, name, value: { kind: Kind.VARIABLE, name } };
  });
  return { ...field, arguments: given, directives: [] };
}

function argumentsOf(schema: DocumentNode, mutation: string) {
  const found = schema.definitions
    .flatMap((one): readonly FieldDefinitionNode[] => {
      const isObject = one.kind === Kind.OBJECT_TYPE_DEFINITION || one.kind === Kind.OBJECT_TYPE_EXTENSION;
      return isObject && one.name.value === 'Mutation' ? (one.fields ?? []) : [];
    })
    .find(({ name }) => name.value === mutation);
  if (!found) throw new Error(`No mutation ${mutation} whose arguments could be taken.`);
  return found.arguments ?? [];
}

const isEveryArgument = ({ name }: { name: NameNode }) => name.value === EVERY_ARGUMENT;
const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });
