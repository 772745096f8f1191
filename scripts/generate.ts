/**
 * Writes everything that follows from the SDL, the documents of the front ends, the texts and the looks, and removes what
 * follows no longer. `--check` leaves what is committed as it is, and ends with 2 where that is stale.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { generatedFiles, stampGenerated } from './setup/ensure-generated.mjs';

const COMMITTED = ['api/schema.graphql', 'api/schema.released.graphql', 'api/schema-changes.json'];
const root = new URL('..', import.meta.url).pathname;
const isCheck = process.argv.includes('--check');
const faults: string[] = [];
const modules: string[] = [];
const written = new Set<string>();

// Which modules it needs decides when it has to run again.
registerHooks({
  load(url, context, nextLoad) {
    const [, file] = url.split(root);
    if (file && !file.startsWith('node_modules/')) modules.push(file);
    return nextLoad(url, context);
  },
});

const { generateTexts } = await import('./generate/texts.ts');
const texts = generateTexts(root);
faults.push(...texts.problems);
putAll(texts.files);
// Each only now: it imports what has just been written.
putAll((await import('./generate-figures.ts')).generateFigures());
putAll((await import('./generate-look.ts')).generateLook());
const sources = await (await import('./generate/sources.ts')).generateSources(root);
faults.push(...sources.problems);
putAll(sources.files);
for (const file of generatedFiles()) if (!written.has(file)) rmSync(`${root}${file}`);

if (faults.length === 0) stampGenerated(modules);
else {
  console.error(`Generated, but wrong:\n${faults.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 2;
}

function putAll(files: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of files) put(path, text);
}

function put(path: string, text: string): void {
  written.add(path);
  const file = `${root}${path}`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (isCheck && COMMITTED.includes(path)) {
    faults.push(`${path} is stale: run «npm run generate»`);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!isCheck) console.log(`wrote ${path}`);
}
