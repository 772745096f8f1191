// Brings what is generated in line with its sources. Plain JavaScript without dependencies, as ensure-installed.mjs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whileNobodyBuilds } from './build-lock.mjs';
import { projectRoot } from './ensure-installed.mjs';
import { findProjectNode, projectEnvironment } from './project-node.mjs';
import { runChild } from './run-child.mjs';

const stampFile = path.join(projectRoot, '.cache', 'generated');
const FOLDERS = ['api', 'backoffice', 'site'];
const LEFT_OUT = new Set(['dist', '.astro', 'node_modules']);
const ALWAYS_READ = ['package-lock.json', 'scripts/generate.ts'];
/** What the generator reads beside its own modules. */
const IS_READ = /\.graphql$|-rows?\.ts$|^api\/domain\/texts\/.*\.json$/;
const IS_LISTED = /\.resolvers\.ts$/;
const IS_GENERATED = /(^|\/)generated(\/|\.ts$)|^site\/ui\/styles\/tokens\.css$|^site\/public\/favicon\.svg$/;

/**
 * Generates what has no longer the content that follows from its sources. False when that went through, but texts or the
 * committed contract have faults, which are printed; throws when it failed.
 */
export async function ensureGenerated() {
  if (isFresh()) return true;
  let code = 0;
  await whileNobodyBuilds(async () => {
    if (isFresh()) return;
    // The output of a command may be read by a program.
    console.error('Generating types and texts …');
    code = await runChild(findProjectNode(), [path.join(projectRoot, 'scripts/generate.ts'), '--check'], {
      cwd: projectRoot,
      env: projectEnvironment(),
    });
  });
  if (code !== 0 && code !== 2) throw new Error('The generation failed: see its message above.');
  return code === 0;
}

/** Records that everything is generated; `modules` are those of the generator, by their paths in the project. */
export function stampGenerated(modules) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, [fingerprintOf(modules), ...modules].join('\n'));
}

/** Paths of the generated files that exist. */
export function generatedFiles() {
  return FOLDERS.flatMap(filesBelow).filter((file) => IS_GENERATED.test(file));
}

function isFresh() {
  if (!existsSync(stampFile)) return false;
  const [fingerprint, ...modules] = readFileSync(stampFile, 'utf8').split('\n');
  return fingerprint === fingerprintOf(modules);
}

function fingerprintOf(modules) {
  const files = FOLDERS.flatMap(filesBelow);
  const hash = createHash('sha256').update(files.filter((file) => IS_LISTED.test(file)).join());
  const read = files.filter((file) => IS_READ.test(file) || IS_GENERATED.test(file));
  for (const file of new Set([...ALWAYS_READ, ...modules, ...read])) {
    hash.update(file).update(tryRead(file));
  }
  return hash.digest('hex');
}

function tryRead(file) {
  try {
    return readFileSync(path.join(projectRoot, file));
  } catch {
    return '';
  }
}

function filesBelow(folder) {
  return readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(place) : [place];
    });
}
