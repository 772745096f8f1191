const WORD = /(?:\p{L}\.){1,3}\p{L}?|(?=\d*\p{L})[\p{L}\p{M}\d]+/u.source;
/**
 * First names as people type them: up to three words, initials, or short numbers, joined by blanks, hyphens, or
 * apostrophes; never enough digits for a phone number.
 */
const PLAIN_NAME = new RegExp(`^(?!(?:\\D*\\d){5})(?:${WORD})(?:[ '’-](?:${WORD}|\\d{1,2})){0,2}$`, 'u');
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
