import { printContract, readTypeDefs } from '#api/graphql/sdl.ts';
import { generateConsoleOperations, generateSiteOperations } from './front-end-operations.ts';
import { generateKnownDocuments } from './known-documents.ts';
import { generateResolverModules } from './resolver-modules.ts';
import { generateResolverTypes, generateWireTypes } from './resolver-types.ts';

/** What follows from the SDL and the documents of the front ends: each file by its path, with its source. */
export async function generateSources(root: string): Promise<[path: string, source: string][]> {
  const typeDefs = readTypeDefs();
  const site = await generateSiteOperations(typeDefs, root);
  const backoffice = await generateConsoleOperations(typeDefs, root);
  return [
    ['api/schema.graphql', printContract(typeDefs)],
    ['api/graphql/generated/types.ts', await generateWireTypes(typeDefs)],
    ['api/graphql/generated/resolvers.ts', await generateResolverTypes(typeDefs, root)],
    ['api/graphql/generated/resolver-modules.ts', generateResolverModules(root)],
    ['site/gql/generated.ts', site.source],
    ['backoffice/gql/generated.ts', backoffice.source],
    ...[...backoffice.documentsByFolder].map(([folder, source]): [string, string] => [
      `backoffice/gql/generated/${folder}.ts`,
      source,
    ]),
    [
      'api/graphql/generated/known-documents.ts',
      generateKnownDocuments([...site.texts, ...backoffice.texts]),
    ],
  ];
}
