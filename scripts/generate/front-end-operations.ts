import { globSync, readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache/cache.cjs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { expandDocument } from './expand-documents.ts';

/** The generated module, and the text of each operation exactly as the front end will send it. */
type FrontEnd = { source: string; texts: string[] };

const HEADER =
  '// Made by scripts/generate.ts from the documents beside the components; do not edit.\n' +
  '// Long because every document brings the types of its result.\n';

const CONFIG = {
  scalars: {
    ID: 'string',
    DateTime: 'string',
    Date: 'string',
    EventType: "'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE'",
  },
  useTypeImports: true,
  skipTypename: true,
  skipTypeNameForRoot: true,
  inputMaybeValue: 'T | null | undefined',
  emitLegacyCommonJSImports: false,
};

/** Pages and islands of the site hand on plain text: no GraphQL library reaches the browser. */
export async function generateSiteOperations(schema: DocumentNode, root: string): Promise<FrontEnd> {
  const documents = readDocuments('site', root, schema);
  const all = operationsOf(documents);
  const types =
    all.length === 0
      ? ''
      : await codegen({
          filename: 'site/gql/generated.ts',
          schema,
          documents,
          plugins: [{ operations: {} }],
          pluginMap: { operations },
          config: CONFIG,
        });
  const texts = all.map((one) => print(one.document));
  const constants = all.map(
    (one, index) =>
      `export const ${one.name}Document = ${JSON.stringify(texts[index])} as DocumentText<${one.type}, ${one.type}Variables>;`,
  );
  return { source: `${HEADER}${SITE_PRELUDE}${types}\n${constants.join('\n')}\n`, texts };
}

const SITE_PRELUDE = `import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of an operation that knows its result and variables. */
export type DocumentText<TResult, TVariables> = string & DocumentTypeDecoration<TResult, TVariables>;

`;

/** What the console's build gets: all types in one file, and the parsed documents of each folder in a file of its own. */
type ConsoleOperations = FrontEnd & { documentsByFolder: ReadonlyMap<string, string> };

/** The console's Apollo client takes parsed documents, and adds `__typename` before it sends them. */
export async function generateConsoleOperations(
  schema: DocumentNode,
  root: string,
): Promise<ConsoleOperations> {
  const documents = readDocuments('backoffice', root, schema);
  const source = await codegen({
    filename: 'backoffice/gql/generated.ts',
    schema,
    documents,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: CONFIG,
  });
  const folders = Map.groupBy(documents, ({ location }) => moduleOf(location));
  const documentsByFolder = new Map<string, string>();
  for (const [folder, own] of folders) {
    const constants = await codegen({
      filename: `backoffice/gql/generated/${folder}.ts`,
      schema,
      documents: withReached(own, documents),
      plugins: [{ typedDocumentNode: {} }],
      pluginMap: { typedDocumentNode },
      config: {
        ...CONFIG,
        documentMode: 'documentNode',
        dedupeFragments: true,
        importOperationTypesFrom: 'Types',
      },
    });
    documentsByFolder.set(folder, `${HEADER}import type * as Types from '../generated.ts';\n${constants}`);
  }
  const cache = new InMemoryCache();
  const texts = operationsOf(documents).map((one) => print(cache.transformDocument(one.document)));
  return { source: HEADER + source, documentsByFolder, texts };
}

// The first list is loaded by everyone: what only the pages behind it ask for stands apart from it.
const FIRST_LIST = 'backoffice/quests/list/';

function moduleOf(location: string): string {
  return location.startsWith(FIRST_LIST) ? 'quest-list' : (location.split('/')[1] ?? '');
}

type Document = { location: string; document: DocumentNode };

function readDocuments(folder: string, root: string, schema: DocumentNode): Document[] {
  return globSync(`${folder}/**/*.graphql`, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)(\/|$)/.test(`${name}`),
  })
    .sort()
    .map((location) => ({
      location,
      document: expandDocument(
        parse(readFileSync(`${root}${location}`, 'utf8'), { noLocation: true }),
        schema,
      ),
    }));
}

/** The documents of a module with the fragments that they reach in others: each module stands by itself. */
function withReached(own: readonly Document[], all: readonly Document[]): Document[] {
  const theirs = all.filter((one) => !own.includes(one)).flatMap(({ document }) => fragmentsIn(document));
  const reached = own
    .flatMap(({ document }) => document.definitions)
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .flatMap((operation) => fragmentsOf(operation, theirs));
  if (reached.length === 0) return [...own];
  const definitions = [...new Set(reached)];
  return [...own, { location: 'fragments of other modules', document: { kind: Kind.DOCUMENT, definitions } }];
}

function fragmentsIn({ definitions }: DocumentNode): FragmentDefinitionNode[] {
  return definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
}

type Operation = { name: string; type: string; document: DocumentNode };

/** Each operation with the fragments it reaches, in the order in which they are defined. */
function operationsOf(documents: readonly Document[]): Operation[] {
  const definitions = documents.flatMap((one) => one.document.definitions);
  const fragments = documents.flatMap(({ document }) => fragmentsIn(document));
  return definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const name = operation.name?.value;
      if (!name) throw new Error('An operation of a front end needs a name.');
      const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
      const reached = fragmentsOf(operation, fragments);
      return {
        name,
        type: `${name}${kind}`,
        document: { kind: Kind.DOCUMENT, definitions: [operation, ...reached] },
      };
    });
}

function fragmentsOf(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): FragmentDefinitionNode[] {
  const reached = new Set<string>();
  const walk = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread(spread) {
        if (reached.has(spread.name.value)) return;
        reached.add(spread.name.value);
        const fragment = fragments.find((one) => one.name.value === spread.name.value);
        if (fragment) walk(fragment);
      },
    });
  walk(operation);
  return fragments.filter((one) => reached.has(one.name.value));
}
