import { printContract, readTypeDefs } from '#api/graphql/sdl.ts';
import { generateApiReference } from './api-reference.ts';
import { generateConsoleOperations, generateSiteOperations } from './front-end-operations.ts';
import { generateKnownDocuments } from './known-documents.ts';
import { generateResolverModules } from './resolver-modules.ts';
import { generateResolverTypes, generateWireTypes } from './resolver-types.ts';
import { followReleases } from './schema-changes.ts';

type Generated = { files: [path: string, source: string][]; problems: string[] };

/** What follows from the SDL and the documents of the front ends, and what the SDL takes away from clients. */
export async function generateSources(root: string): Promise<Generated> {
  const typeDefs = readTypeDefs();
  const { changes, breaks, files } = followReleases(root, typeDefs);
  const site = await generateSiteOperations(typeDefs, root);
  const backoffice = await generateConsoleOperations(typeDefs, root);
  const sources: [string, string][] = [
    ...files,
    ['site/features/developers/generated/reference.ts', generateApiReference(typeDefs, changes)],
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
  return { files: sources, problems: breaks.map((one) => `The contract breaks clients: ${one}`) };
}
