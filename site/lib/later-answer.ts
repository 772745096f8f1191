/** Why an answer took nothing of what was sent: too many tries, or the site is busy or away. */
export type Later = 'too-many' | 'busy';

/** Null for an answer of any other status. */
export function laterOf({ status }: Pick<Response, 'status'>): Later | null {
  if (status === 429) return 'too-many';
  return status === 503 ? 'busy' : null;
}

/** Minutes after which an answer says to try again, at least one. */
export function minutesUntilRetry({ headers }: Pick<Response, 'headers'>): number {
  return Math.max(1, Math.ceil(Number(headers.get('retry-after')) / 60) || 1);
}
