/** Creates a set of listeners for changes outside of React; `subscribe` fits useSyncExternalStore. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of all) listener();
    },
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
