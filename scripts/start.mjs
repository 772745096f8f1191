// `npm start`: install what is missing, build what is stale, then serve. `--sources` serves from the sources instead
// of the built server, for npm run dev. Plain JavaScript, see setup/.
import { spawn } from 'node:child_process';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './setup/build-stale.mjs';
import { ensureInstalled, projectRoot } from './setup/ensure-installed.mjs';
import { onSignals } from './setup/on-signals.mjs';
import { findProjectNode, projectEnvironment } from './setup/project-node.mjs';

const isFromSources = process.argv.includes('--sources');
const server = path.join(projectRoot, 'scripts', isFromSources ? 'serve.ts' : 'dist/serve.js');

// Nothing is under way that could be left half; each step that has a child says so itself.
onSignals(() => process.exit(0));
await ensureInstalled();
const node = findProjectNode();
await buildStale({ without: isFromSources ? ['server'] : [] }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

process.chdir(projectRoot);
if (
  path.dirname(process.execPath) === path.dirname(node) ||
  Number(process.versions.node.split('.')[0]) >= 24
) {
  // What Node has compiled once it need not compile at the next start.
  module.enableCompileCache?.(path.join(projectRoot, '.cache/node'));
  await import(pathToFileURL(server).href);
} else {
  serveUnderProjectNode();
}

/** The first start of a fresh clone runs under the machine's older Node: hand on to the project's own. */
function serveUnderProjectNode() {
  const child = spawn(node, [...process.execArgv, server], { stdio: 'inherit', env: projectEnvironment() });
  onSignals((signal) => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
