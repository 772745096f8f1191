import { createHash, timingSafeEqual } from 'node:crypto';
import { hashToken } from './session.ts';

/** What no one else gets while an account is closed, before it is hashed. */
export type HeldKey = `email ${string}` | `name ${string}`;

/** The hash by which a held address or user name, in lower case, is found. */
export function heldHash(key: HeldKey): string {
  return hashToken(key);
}

/** Whether two texts are the same; takes as long whatever differs. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
