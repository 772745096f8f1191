/**
 * From now on SIGTERM and SIGINT do this, in the place of what was said before. Not once: from a terminal they come
 * twice, from it and from npm. The first process of a container gets neither without.
 */
export function onStopSignals(end: () => void): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const before = process.listeners(signal);
    // First, for Node drops a signal that has arrived as soon as no one listens.
    process.on(signal, end);
    for (const listener of before) process.off(signal, listener);
  }
}
