// What SIGTERM and SIGINT do. As the first process of a container a process that says nothing about them gets neither.

const SIGNALS = ['SIGTERM', 'SIGINT'];

/**
 * From now on both do this, in the place of what was said before: each step of a start has its own way to end.
 * Returns how to go back to what was said before.
 */
export function onSignals(end) {
  // Not once: from a terminal they come twice, from it and from npm.
  const before = SIGNALS.map((signal) => replaceListeners(signal, [end]));
  return () => {
    for (const [index, signal] of SIGNALS.entries()) replaceListeners(signal, before[index]);
  };
}

/** The new ones come first, for Node drops a signal that has arrived as soon as no one listens. Returns the old. */
function replaceListeners(signal, listeners) {
  const before = process.listeners(signal);
  for (const listener of listeners) process.on(signal, listener);
  for (const listener of before) process.off(signal, listener);
  return before;
}
