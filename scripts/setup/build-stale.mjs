// Builds the site, the console and the server when their sources changed since the last build. The built site and
// server hold absolute paths, so the folder they were built in belongs to the fingerprint.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whileNobodyBuilds } from './build-lock.mjs';
import { ensureGenerated } from './ensure-generated.mjs';
import { projectRoot } from './ensure-installed.mjs';
import { findProjectNode, projectEnvironment } from './project-node.mjs';
import { runChild } from './run-child.mjs';

const SHARED_SOURCES = ['api/domain', 'package-lock.json', 'package.json', 'tsconfig.json'];
const LEFT_OUT = new Set(['dist', '.astro', 'node_modules']);

const PARTS = [
  {
    name: 'site',
    folder: 'site',
    sources: ['site', ...SHARED_SOURCES],
    command: ['node_modules/astro/bin/astro.mjs', 'build', '--root', 'site'],
  },
  {
    name: 'backoffice',
    folder: 'backoffice',
    sources: ['backoffice', ...SHARED_SOURCES],
    // Once for each of its languages.
    command: ['backoffice/build.ts'],
  },
  {
    name: 'server',
    folder: 'scripts',
    sources: ['api', 'db', 'scripts', ...SHARED_SOURCES.slice(1)],
    command: [
      'node_modules/vite/bin/vite.js',
      ...['build', '--config', 'scripts/vite.config.ts', '--logLevel', 'warn'],
    ],
  },
];

/** Builds each stale part into its `dist` folder, without those named; throws with the part's name when one fails. */
export async function buildStale({ without = [] } = {}) {
  await ensureGenerated();
  const parts = PARTS.filter(({ name }) => !without.includes(name));
  if (parts.every(isFresh)) return;
  await whileNobodyBuilds(async () => {
    for (const part of parts) if (!isFresh(part)) await buildAndStamp(part);
  });
}

function isFresh(part) {
  const stampFile = stampOf(part);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprintOf(part.sources);
}

async function buildAndStamp(part) {
  const stampFile = stampOf(part);
  const fingerprint = fingerprintOf(part.sources);
  console.log(`Building ${part.name} …`);
  // Gone before anything changes: after a broken-off build the next start must not take the rest for whole.
  rmSync(stampFile, { force: true });
  await build(part);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, fingerprint);
}

function stampOf({ folder }) {
  return path.join(projectRoot, folder, 'dist', '.fingerprint');
}

async function build({ name, command: [script, ...args] }) {
  const words = [path.join(projectRoot, script), ...args];
  const code = await runChild(findProjectNode(), words, {
    cwd: projectRoot,
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error(`The build of ${name} failed: see its message above.`);
}

function fingerprintOf(sources) {
  const hash = createHash('sha256').update(projectRoot);
  for (const source of sources) {
    for (const file of filesOf(path.join(projectRoot, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(place) {
  const entries = tryReadFolder(place);
  if (!entries) return [place];
  return entries
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(path.join(place, entry.name)));
}

function tryReadFolder(place) {
  try {
    return readdirSync(place, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
