const parts: (() => Promise<unknown>)[] = [];

/** Names a part that a page without a network needs, though it is loaded late. */
export function neededOffline<Part>(load: () => Promise<Part>): () => Promise<Part> {
  parts.push(load);
  return load;
}

/** Loads all of them. */
export async function loadOfflineParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}
