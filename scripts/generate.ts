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
const { generateSources } = await import('./generate/sources.ts');
for await (const [path, source] of generateSources(root)) put(path, source);
const { generateFigures } = await import('./generate-figures.ts');
const { generateLook } = await import('./generate-look.ts');
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
