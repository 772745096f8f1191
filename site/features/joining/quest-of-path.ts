/** The quest whose page a path is; null for any other page. */
export function questOfPath(path: string | null): string | null {
  const id = /^(?:\/[a-z]{2})?\/questList\/[^/?#]+\/quest\/([^/?#]+)/.exec(path ?? '')?.[1];
  return id === undefined ? null : decoded(id);
}

function decoded(id: string): string | null {
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}
