import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULES = {
  onStopSignals: fileURLToPath(import.meta.resolve('./stop-signals.ts')),
  onSignals: fileURLToPath(import.meta.resolve('../../scripts/setup/on-signals.mjs')),
};

/** The exit code of a process that runs these lines and then waits for what arrives. */
function exitCodeOf(name: keyof typeof MODULES, lines: string): number | null {
  const wait = 'setTimeout(() => process.exit(3), 1000);';
  const script = `import { ${name} } from ${JSON.stringify(MODULES[name])}; ${lines} ${wait}`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script]).status;
}
const SIGNAL = `process.kill(process.pid, 'SIGTERM');`;

it.each(['onStopSignals', 'onSignals'] as const)(
  'a signal that comes while %s hands on goes to the next step [OPS-06]',
  (name) => {
    const lines = `${name}(() => process.exit(4)); ${SIGNAL} ${name}(() => process.exit(7));`;
    expect(exitCodeOf(name, lines)).toBe(7);
  },
);

it('a signal that comes as onSignals goes back is not lost [OPS-06]', () => {
  const lines = `onSignals(() => process.exit(4)); const back = onSignals(() => process.exit(5)); ${SIGNAL} back();`;
  expect(exitCodeOf('onSignals', lines)).toBe(4);
});
