import { globSync, readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, Kind } from 'graphql';

const TYPES_FROM_RESOLVERS = './types.ts';
const MADE = '// Made by scripts/generate.ts from the SDL; do not edit.\n';
const HEADER = `${MADE}// A type \`NameRow\` exported from a file of api is what resolvers hand on for the type Name.
import type * as Types from '${TYPES_FROM_RESOLVERS}';
`;

const WIRE = {
  scalars: {
    ID: 'string',
    // Instants are epoch milliseconds inside; scalars.ts turns them into ISO text and back.
    DateTime: 'number',
    Date: 'string',
    EventType: "'OSV' | 'SUPPLY-REQUEST' | 'HYBRID-ROLE'",
  },
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  inputMaybeValue: 'T | null | undefined',
  importExtension: '',
  emitLegacyCommonJSImports: false,
};

/** What clients send and get, for everyone below the resolvers: enumerations, inputs and arguments. */
export async function generateWireTypes(schema: DocumentNode): Promise<string> {
  const source = await codegen({
    filename: 'api/graphql/generated/types.ts',
    schema,
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    config: WIRE,
  });
  return MADE + source;
}

/** Types for all resolvers: contexts, arguments, and the rows that stand for the types of the wire. */
export async function generateResolverTypes(schema: DocumentNode, root: string): Promise<string> {
  const source = await codegen({
    filename: 'api/graphql/generated/resolvers.ts',
    schema,
    documents: [],
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
    config: {
      ...WIRE,
      contextType: '../../access/request/context.ts#Context',
      mappers: findMappers(schema, root),
      namespacedImportName: 'Types',
    },
  });
  return HEADER + source;
}

/** Type name → `path#NameRow`. Two rows for one type are an error, since one of them would never be used. */
function findMappers(schema: DocumentNode, root: string): Record<string, string> {
  const typeNames = new Set(
    schema.definitions.flatMap((one) => (one.kind === Kind.OBJECT_TYPE_DEFINITION ? [one.name.value] : [])),
  );
  const mappers: Record<string, string> = {};
  const files = globSync('api/**/*.ts', {
    cwd: root,
    exclude: ['api/domain/**', 'api/graphql/generated/**'],
  });
  for (const file of files.sort()) {
    const text = readFileSync(`${root}${file}`, 'utf8');
    for (const [, name = ''] of text.matchAll(/^export (?:type|interface) (\w+)Row\b/gm)) {
      if (!typeNames.has(name)) continue;
      const target = `../../${file.slice('api/'.length)}#${name}Row`;
      if (mappers[name]) throw new Error(`${name}Row is exported twice: ${mappers[name]} and ${target}`);
      mappers[name] = target;
    }
  }
  return mappers;
}
