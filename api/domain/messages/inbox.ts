import { readAddress } from '../texts/language-address.ts';
import { MAIL_MEMORY_MS } from './mail-kind.ts';

/** Entries on one page of an inbox. */
export const INBOX_PAGE_SIZE = 20;
/** Limit for counting unread messages; the navigation shows “99+”. */
export const MOST_UNREAD = 100;

/** An inbox shows what is newer than this. Epoch ms. */
export function oldestInInbox(now: number): number {
  return now - MAIL_MEMORY_MS;
}

/** The number of unread entries as the navigation shows it. */
export function unreadBadge(count: number): string {
  return count < MOST_UNREAD ? String(count) : `${MOST_UNREAD - 1}+`;
}

/** A paragraph; or something to do, by a path of this product, with no words where only the link was there. */
export type ShownPart = { words: string; path: string | null };

/**
 * What an entry shows: links of this product stand apart, by paths that stay in the reader's language. Links to
 * elsewhere stay words. `origin`: of this product.
 */
export function shownParts(
  parts: readonly { words: string; link?: string | null | undefined }[],
  origin: string,
): ShownPart[] {
  return parts.flatMap(({ words, link }): ShownPart[] => {
    if (link) {
      const path = pathIn(link, origin);
      return path === null ? [{ words: `${words} ${link}`, path }] : [{ words, path }];
    }
    return words.split(/(https?:\/\/\S+)/).flatMap((piece): ShownPart[] => {
      const path = pathIn(piece, origin);
      const said = piece.trim();
      if (path !== null) return [{ words: '', path }];
      return said === '' ? [] : [{ words: said, path: null }];
    });
  });
}

function pathIn(link: string, origin: string): string | null {
  if (!link.startsWith(`${origin}/`)) return null;
  return readAddress(link.slice(origin.length)).path;
}
