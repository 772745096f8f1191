import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

export const MOST_BODY_BYTES = 256 * 1024;
export const DOCUMENT_LIMITS = { tokens: 2000, depth: 8, aliases: 15, directives: 10, cost: 50_000 } as const;

/** How many rows a list is taken to have when its cost is estimated before it is read. */
const ROWS_OF_A_LIST = 20;

type Measure = { depth: number; aliases: number; directives: number; cost: number };
const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 };

/**
 * What an unknown document asks too much of, as errors. Made to be run before validation, whose own cost grows with
 * such documents: fragments are measured once, cycles and unknown fields are left to validation.
 */
export function measureDocument(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const ground: Ground = { schema, fragments: fragmentsOf(document), measured: new Map() };
  const errors: GraphQLError[] = [];
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation)?.name;
    const found = ofSelections(ground, definition.selectionSet, root);
    found.directives += definition.directives?.length ?? 0;
    for (const name of ['depth', 'aliases', 'directives', 'cost'] as const) {
      if (found[name] <= DOCUMENT_LIMITS[name]) continue;
      errors.push(
        new GraphQLError(`The document exceeds the limit of ${DOCUMENT_LIMITS[name]} for ${name}.`),
      );
    }
  }
  return errors;
}

/** What stands side by side adds up; it is as deep as the deepest. */
function add(total: Measure, part: Measure): void {
  total.depth = Math.max(total.depth, part.depth);
  total.aliases += part.aliases;
  total.directives += part.directives;
  total.cost += part.cost;
}

function typeOfField(schema: GraphQLSchema, typeName: string | undefined, field: string) {
  const parent = typeName === undefined ? undefined : schema.getType(typeName);
  return isObjectType(parent) ? parent.getFields()[field]?.type : undefined;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  }
  return fragments;
}

/** What a document is measured by, and the fragments that have been measured so far. */
type Ground = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  measured: Map<string, Measure>;
};

function ofSelections(ground: Ground, set: SelectionSetNode, typeName: string | undefined): Measure {
  const total = { ...NOTHING };
  for (const selection of set.selections) {
    let part: Measure;
    if (selection.kind === Kind.FRAGMENT_SPREAD) part = ofFragment(ground, selection.name.value);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      part = ofSelections(ground, selection.selectionSet, selection.typeCondition?.name.value ?? typeName);
    else
      part = ofField(
        ground,
        selection.name.value,
        selection.alias !== undefined,
        selection.selectionSet,
        typeName,
      );
    add(total, part);
    total.directives += selection.directives?.length ?? 0;
  }
  return total;
}

function ofField(
  ground: Ground,
  name: string,
  isAliased: boolean,
  set: SelectionSetNode | undefined,
  typeName: string | undefined,
): Measure {
  const aliases = isAliased ? 1 : 0;
  // Introspection is deep by nature; where it is allowed at all it reads only the schema.
  if (!set || name.startsWith('__')) return { depth: 1, aliases, directives: 0, cost: 1 };
  const type = typeOfField(ground.schema, typeName, name);
  const below = ofSelections(ground, set, type && getNamedType(type).name);
  const rows = type && isListType(getNullableType(type)) ? ROWS_OF_A_LIST : 1;
  return {
    depth: below.depth + 1,
    aliases: below.aliases + aliases,
    directives: below.directives,
    cost: 1 + rows * below.cost,
  };
}

function ofFragment(ground: Ground, name: string): Measure {
  const { fragments, measured } = ground;
  const known = measured.get(name);
  if (known) return known;
  const fragment = fragments.get(name);
  if (!fragment) return NOTHING;
  // Stands in for the fragment inside itself, so that a cycle ends here.
  measured.set(name, NOTHING);
  const found = ofSelections(ground, fragment.selectionSet, fragment.typeCondition.name.value);
  measured.set(name, found);
  return found;
}
