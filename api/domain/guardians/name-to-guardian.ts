/** First names as people have them: letters with their marks, joined by blanks, hyphens, or apostrophes. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-][\p{L}\p{M}]+){0,2}$/u;
const NAME_MAX = 30;

/**
 * What a guardian reads as the name of a child: the first name, or the user name where the first name could carry words
 * to a stranger whose address was typed.
 */
export function nameToGuardian({
  nameFirst,
  username,
}: {
  nameFirst: string | null;
  username: string | null;
}): string {
  const first = nameFirst?.trim() ?? '';
  const isPlain = first.length <= NAME_MAX && PLAIN_NAME.test(first);
  return isPlain ? first : (username?.trim() ?? '');
}
