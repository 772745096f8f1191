import { readFileSync } from 'node:fs';
import {
  BreakingChangeType,
  buildASTSchema,
  type DocumentNode,
  findBreakingChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  print,
  visit,
} from 'graphql';
import type { ApiChanges } from '../../site/features/developers/api-entry.ts';

const RELEASED = 'api/schema.released.graphql';
const CHANGES = 'api/schema-changes.json';

/** Changes of the contract by release, newest first; a version that is not there yet adds its own and is kept. */
export function followReleases(
  root: string,
  typeDefs: DocumentNode,
): { changes: ApiChanges[]; breaks: string[]; files: [path: string, text: string][] } {
  const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const known = JSON.parse(read(CHANGES)) as ApiChanges[];
  const breaks = findBreaks(read(RELEASED), typeDefs);
  if (known[0]?.version === version || breaks.length > 0) return { changes: known, breaks, files: [] };
  const changes = [changesSince(read(RELEASED), typeDefs, version), ...known];
  return {
    ...{ changes, breaks },
    files: [
      [CHANGES, `${JSON.stringify(changes, null, 2)}\n`],
      [RELEASED, bareContract(typeDefs)],
    ],
  };
}

/** The contract without its words: what a later one is compared with. */
export function bareContract(document: DocumentNode): string {
  return print(
    visit(document, {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : node),
    }),
  );
}

/** Says what a client of the released contract could no longer do, but for what that release had marked as leaving. */
export function findBreaks(released: string, typeDefs: DocumentNode): string[] {
  const before = buildASTSchema(parse(released));
  const leaving = new Set(deprecatedOf(before));
  return findBreakingChanges(before, buildASTSchema(typeDefs))
    .filter(({ type, description }) => !leaving.has(removedBy(type, description)))
    .map(({ description }) => description);
}

/** Returns what a release changes of the contract. */
export function changesSince(released: string, typeDefs: DocumentNode, version: string): ApiChanges {
  const [before, after] = [buildASTSchema(parse(released)), buildASTSchema(typeDefs)];
  const [had, has, wasLeaving] = [membersOf(before), membersOf(after), deprecatedOf(before)];
  return {
    version,
    added: has.filter((one) => !had.includes(one)),
    deprecated: deprecatedOf(after).filter((one) => !wasLeaving.includes(one)),
    removed: had.filter((one) => !has.includes(one)),
  };
}

function removedBy(type: BreakingChangeType, description: string): string {
  const [first = '', , , , , , last = ''] = description.split(' ');
  return type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM ? `${last.replace(/\.$/, '')}.${first}` : first;
}

type Member = { name: string; deprecationReason?: string | null | undefined };

function partsOf(schema: GraphQLSchema): [name: string, part: Member][] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type): [string, Member][] => {
      const parts: Member[] = isEnumType(type)
        ? [...type.getValues()]
        : isObjectType(type) || isInputObjectType(type)
          ? Object.values(type.getFields())
          : [];
      return parts.map((part) => [`${type.name}.${part.name}`, part]);
    });
}

const membersOf = (schema: GraphQLSchema) => partsOf(schema).map(([name]) => name);
const deprecatedOf = (schema: GraphQLSchema) =>
  partsOf(schema)
    .filter(([, { deprecationReason }]) => deprecationReason != null)
    .map(([name]) => name);
