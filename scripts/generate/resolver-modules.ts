import { globSync } from 'node:fs';
import path from 'node:path';

/** Module with the resolvers of all nouns: `NOUN.resolvers.ts` exports `resolvers`, found by its name. */
export function generateResolverModules(root: string): string {
  const files = globSync('{*,*/*}/*.resolvers.ts', { cwd: path.join(root, 'api') }).sort();
  const nameOf = (file: string) =>
    path.basename(file, '.resolvers.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = files.map((file) => `import { resolvers as ${nameOf(file)} } from '#api/${file}';`);
  return `// Made by scripts/generate.ts; do not edit.
${imports.join('\n')}
import type { Resolvers } from './resolvers.ts';

/** The resolvers of every noun. */
export const RESOLVER_MODULES: readonly Resolvers[] = [
${files.map((file) => `  ${nameOf(file)},`).join('\n')}
];
`;
}
