// Runs installs and builds so that a signal ends them together with all that they have started.
import { spawn } from 'node:child_process';
import { onSignals } from './on-signals.mjs';

const PATIENCE_MS = 2_000;

/**
 * The exit code of a command; a signal meanwhile ends it with its children, and only then does it reach this process.
 * One that is not through after `limitMs` is killed with its children, and has no code (null).
 */
export function runChild(command, words, { limitMs, ...options } = {}) {
  // A group of its own, so that the children of the child are reached; Windows has no such thing.
  const hasGroup = process.platform !== 'win32';
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, words, { stdio, detached: hasGroup, ...options });
  const kill = (signal) => {
    try {
      process.kill(hasGroup ? -child.pid : child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  };
  return new Promise((resolve, reject) => {
    let given = null;
    const goBack = onSignals((signal) => {
      given ??= signal;
      kill('SIGTERM');
      setTimeout(() => kill('SIGKILL'), PATIENCE_MS).unref();
    });
    const limit = limitMs === undefined ? undefined : setTimeout(() => kill('SIGKILL'), limitMs);
    child.once('error', reject);
    child.once('exit', (code) => {
      goBack();
      clearTimeout(limit);
      if (given === null) return resolve(code);
      // What the child has started may need longer than itself.
      kill('SIGKILL');
      process.kill(process.pid, given);
      // Until it has arrived: a process with nothing left to do would end before, and not as it should.
      setTimeout(() => {}, PATIENCE_MS);
    });
  });
}
