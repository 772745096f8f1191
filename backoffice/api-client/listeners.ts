/** Those who are to know when something that React does not keep has changed; `subscribe` is for useSyncExternalStore. */
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
