/**
 * Writes everything that follows from the SDL, the documents of the front ends and the texts; `--check` writes nothing
 * and fails with the names of stale files. Run it after a change to any `.graphql` file or text.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generateTexts } from './generate/texts.ts';

const root = new URL('..', import.meta.url).pathname;
const isCheck = process.argv.includes('--check');
const staleFiles: string[] = [];

const texts = generateTexts(root);
for (const [path, source] of texts.files) put(path, source);

// Only now: what follows reads rules of the domain, which may ask for a subject that has just been written.
const { printContract, readTypeDefs } = await import('#api/graphql/sdl.ts');
const { generateConsoleOperations, generateSiteOperations } = await import(
  './generate/front-end-operations.ts'
);
const { generateKnownDocuments } = await import('./generate/known-documents.ts');
const { generateResolverModules } = await import('./generate/resolver-modules.ts');
const { generateResolverTypes, generateWireTypes } = await import('./generate/resolver-types.ts');
const { generateFigures } = await import('./generate-figures.ts');
const { generateLook } = await import('./generate-look.ts');

const typeDefs = readTypeDefs();
const site = await generateSiteOperations(typeDefs, root);
const backoffice = await generateConsoleOperations(typeDefs, root);
put('api/schema.graphql', printContract(typeDefs));
put('api/sdl/generated/types.ts', await generateWireTypes(typeDefs));
put('api/resolvers/generated/resolvers.ts', await generateResolverTypes(typeDefs, root));
put('api/resolvers/generated/resolver-modules.ts', generateResolverModules(root));
put('site/gql/generated.ts', site.source);
put('backoffice/gql/generated.ts', backoffice.source);
for (const [folder, source] of backoffice.documentsByFolder)
  put(`backoffice/gql/generated/${folder}.ts`, source);
put('api/graphql/generated/known-documents.ts', generateKnownDocuments([...site.texts, ...backoffice.texts]));

for (const generate of [generateFigures, generateLook]) report(await generate({ check: isCheck }));

if (texts.problems.length > 0) {
  console.error(`Texts, in api/domain/texts:\n${texts.problems.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}
if (staleFiles.length > 0) {
  console.error(`Stale, run «npm run generate»:\n${staleFiles.map((file) => `  ${file}`).join('\n')}`);
  process.exitCode = 1;
}

function put(path: string, text: string): void {
  const file = `${root}${path}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  report([path]);
  if (isCheck) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function report(paths: readonly string[]): void {
  if (isCheck) staleFiles.push(...paths);
  else for (const path of paths) console.log(`wrote ${path}`);
}
