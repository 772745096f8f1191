// `npm start`: install what is missing, build what is stale, then serve. Plain JavaScript, see setup/.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildStale } from './setup/build-stale.mjs';
import { ensureInstalled, projectRoot } from './setup/ensure-installed.mjs';
import { findProjectNode, projectEnvironment } from './setup/project-node.mjs';

ensureInstalled();
const node = findProjectNode();
buildStale();

process.chdir(projectRoot);
if (
  path.dirname(process.execPath) === path.dirname(node) ||
  Number(process.versions.node.split('.')[0]) >= 24
) {
  await import('./serve.ts');
} else {
  serveUnderProjectNode();
}

/** The first start of a fresh clone runs under the machine's older Node: hand on to the project's own. */
function serveUnderProjectNode() {
  const child = spawn(node, [path.join(projectRoot, 'scripts', 'serve.ts')], {
    stdio: 'inherit',
    env: projectEnvironment(),
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
