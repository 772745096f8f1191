// `npm run holes`: asks the registry which holes are known in the packages that the product ships. Ends with 1 where one
// is high or critical. Where the registry does not answer it says so and ends with 0: that is no fault of the packages.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Hole, readAudit } from './holes/read-audit.ts';

const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=15000'];
const words = ['audit', '--omit=dev', '--package-lock-only', '--json', ...PATIENCE];
const { npm_execpath: npm } = process.env;
const options = {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  timeout: 60_000,
} as const;
const { stdout } = npm
  ? spawnSync(process.execPath, [npm, ...words], options)
  : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });

const holes = readAudit(stdout ?? '');
if (holes === null) {
  console.log('The registry does not answer: known holes were not looked up.');
} else {
  for (const hole of holes) console.log(inWords(hole));
  const grave = holes.filter(({ isGrave }) => isGrave).length;
  console.log(
    holes.length === 0 ? 'No hole is known.' : `${holes.length} known, ${grave} of them high or critical.`,
  );
  process.exitCode = grave === 0 ? 0 : 1;
}

function inWords({ name, range, severity, told }: Hole): string {
  return `${severity}: ${name} ${range}\n${told.map((text) => `  ${text}\n`).join('')}`;
}
