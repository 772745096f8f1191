import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

/** Names of the fields asked for below a field, each with those below it. Conditions (@skip) are not weighed. */
export type RequestedFields = ReadonlyMap<string, RequestedFields>;

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<object, RequestedFields>();

/** What a resolver's field was asked for; kept with its node, which a parsed document has only once. */
export function requestedFields({ fieldNodes, fragments }: Info): RequestedFields {
  const key = fieldNodes.length === 1 && fieldNodes[0] ? fieldNodes[0] : fieldNodes;
  const kept = known.get(key);
  if (kept) return kept;
  const found: Found = new Map();
  for (const node of fieldNodes) collect(node.selectionSet?.selections ?? [], fragments, found);
  known.set(key, found);
  return found;
}

type Found = Map<string, Found>;

function collect(selections: readonly SelectionNode[], fragments: Fragments, into: Found): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const below = into.get(selection.name.value) ?? new Map();
      into.set(selection.name.value, below);
      collect(selection.selectionSet?.selections ?? [], fragments, below);
    } else {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
      collect(fragment?.selectionSet.selections ?? [], fragments, into);
    }
  }
}
