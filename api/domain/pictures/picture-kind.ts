/** Why a file is not taken. */
export type PictureRefusal =
  | 'kind'
  | 'heic'
  | 'svg'
  | 'gif'
  | 'tooLarge'
  | 'tooManyDots'
  | 'unreadable'
  | 'none';

/** What is taken, as its content says. */
const TAKEN: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** What people have and cannot know of: each is told what to do. */
const HINTED: ReadonlyMap<string, PictureRefusal> = new Map([
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
  ['image/gif', 'gif'],
]);

/**
 * Why a file is not taken, by the type that its content has (null: none that is known) and its first bytes as text; null
 * where it is. Drawings in text hold scripts, and the decoder would read them: whatever is no picture of dots is refused.
 */
export function refusalOfKind(mime: string | null, beginning: string): PictureRefusal | null {
  if (mime !== null && TAKEN.includes(mime)) return null;
  const hinted = mime === null ? undefined : HINTED.get(mime);
  return hinted ?? (/<svg[\s>:]|<!doctype svg/i.test(beginning) ? 'svg' : 'kind');
}
