/**
 * Writes everything that follows from the SDL, the documents of the front ends, the texts and the looks, and removes what
 * follows no longer. `--check` leaves `api/schema.graphql`, which is committed, as it is, and ends with 2 where it is stale.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { generatedFiles, stampGenerated } from './setup/ensure-generated.mjs';

const CONTRACT = 'api/schema.graphql';
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
putAll(await (await import('./generate/sources.ts')).generateSources(root));
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
  if (isCheck && path === CONTRACT) {
    faults.push(`${CONTRACT} is stale: run «npm run generate»`);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!isCheck) console.log(`wrote ${path}`);
}
