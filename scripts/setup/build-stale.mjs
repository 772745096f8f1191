// Builds the site and the console when their sources changed since the last build. The built site holds absolute
// paths, so the folder it was built in belongs to the fingerprint.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure-installed.mjs';
import { findProjectNode, projectEnvironment } from './project-node.mjs';

const SHARED_SOURCES = ['api/domain', 'package-lock.json', 'package.json', 'tsconfig.json'];
const LEFT_OUT = new Set(['dist', '.astro', 'node_modules']);

const PARTS = [
  {
    name: 'site',
    sources: ['site', ...SHARED_SOURCES],
    command: ['astro/bin/astro.mjs', 'build', '--root', 'site'],
  },
  {
    name: 'backoffice',
    sources: ['backoffice', ...SHARED_SOURCES],
    command: ['vite/bin/vite.js', 'build', '--config', 'backoffice/vite.config.ts', '--logLevel', 'warn'],
  },
];

/** Builds each stale part into its `dist` folder; throws with the part's name when a build fails. */
export function buildStale() {
  for (const part of PARTS) {
    const stampFile = path.join(projectRoot, part.name, 'dist', '.fingerprint');
    const fingerprint = fingerprintOf(part.sources);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) continue;
    console.log(`Building ${part.name} …`);
    build(part);
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, fingerprint);
  }
}

function build({ name, command: [script, ...args] }) {
  const result = spawnSync(findProjectNode(), [path.join(projectRoot, 'node_modules', script), ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  if (result.status !== 0) throw new Error(`The build of ${name} failed: see its message above.`);
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
