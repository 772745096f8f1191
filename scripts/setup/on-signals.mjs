// What SIGTERM and SIGINT do. As the first process of a container a process that says nothing about them gets neither.

const SIGNALS = ['SIGTERM', 'SIGINT'];

/**
 * From now on both do this, in the place of what was said before: each step of a start has its own way to end.
 * Returns how to go back to what was said before.
 */
export function onSignals(end) {
  const before = SIGNALS.map((signal) => process.listeners(signal));
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    // Not once: from a terminal they come twice, from it and from npm.
    process.on(signal, end);
  }
  return () => {
    for (const [index, signal] of SIGNALS.entries()) {
      process.removeAllListeners(signal);
      for (const listener of before[index]) process.on(signal, listener);
    }
  };
}
