import { printContract, readTypeDefs } from '#api/graphql/sdl.ts';
import { generateConsoleOperations, generateSiteOperations } from './front-end-operations.ts';
import { generateKnownDocuments } from './known-documents.ts';
import { generateResolverModules } from './resolver-modules.ts';
import { generateResolverTypes, generateWireTypes } from './resolver-types.ts';

/** What follows from the SDL and the documents of the front ends: each file by its path, with its source. */
export async function* generateSources(root: string): AsyncGenerator<[path: string, source: string]> {
  const typeDefs = readTypeDefs();
  const site = await generateSiteOperations(typeDefs, root);
  const backoffice = await generateConsoleOperations(typeDefs, root);
  yield ['api/schema.graphql', printContract(typeDefs)];
  yield ['api/sdl/generated/types.ts', await generateWireTypes(typeDefs)];
  yield ['api/resolvers/generated/resolvers.ts', await generateResolverTypes(typeDefs, root)];
  yield ['api/resolvers/generated/resolver-modules.ts', generateResolverModules(root)];
  yield ['site/gql/generated.ts', site.source];
  yield ['backoffice/gql/generated.ts', backoffice.source];
  for (const [folder, source] of backoffice.documentsByFolder)
    yield [`backoffice/gql/generated/${folder}.ts`, source];
  const known = generateKnownDocuments([...site.texts, ...backoffice.texts]);
  yield ['api/graphql/generated/known-documents.ts', known];
}
