import { timingSafeEqual } from 'node:crypto';
import type { DataKey } from '#api/process/config/data-key.ts';
import { isLinkGood, linkDayOf } from '#domain/friends/friend-link.ts';

/** 128 bits: no one tries those out. */
const SEAL_BYTES = 16;
/** Longer than any of ours. */
const LONGEST_TOKEN = 200;

/**
 * What stands in a link with which someone brings a friend. It tells no one but us whose it is, and is kept nowhere. It
 * acts for no one: who opens it comes to a page that everyone can open. The same all day, so that one page is the same
 * twice: its seal is a keyed hash of what is in it, and what is in it is masked by keyed hashes of the seal. `now` in
 * epoch ms.
 */
export function friendToken(dataKey: DataKey, inviterId: string, now: number): string {
  const words = Buffer.from(`${linkDayOf(now)} ${inviterId}`);
  const seal = sealOf(dataKey.hash('friend-link', `seal ${words}`));
  const masked = maskedWith(words, (block) => dataKey.hash('friend-link', maskOf(seal, block)));
  return Buffer.concat([seal, masked]).toString('base64url');
}

/** Returns the inviter's ID of a token; null if it's forged, changed or too old. `now` in epoch ms. */
export function readFriendToken(dataKey: DataKey, token: string, now: number): string | null {
  if (token.length > LONGEST_TOKEN) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= SEAL_BYTES) return null;
  const [seal, masked] = [bytes.subarray(0, SEAL_BYTES), bytes.subarray(SEAL_BYTES)];
  for (const key of dataKey.hashes('friend-link', '').keys()) {
    const hash = (text: string) => dataKey.hashes('friend-link', text)[key] ?? '';
    const words = maskedWith(masked, (block) => hash(maskOf(seal, block)));
    if (!timingSafeEqual(sealOf(hash(`seal ${words}`)), seal)) continue;
    const [, madeOn = '', inviterId = ''] = /^(\d{1,7}) (.+)$/.exec(words.toString()) ?? [];
    return madeOn !== '' && isLinkGood(Number(madeOn), now) ? inviterId : null;
  }
  return null;
}

function sealOf(hash: string): Buffer {
  return Buffer.from(hash, 'hex').subarray(0, SEAL_BYTES);
}

function maskOf(seal: Buffer, block: number): string {
  return `mask ${block} ${seal.toString('hex')}`;
}

/** Masks bytes, or takes the mask off again: block by block, each with a hash (hex) of its own. */
function maskedWith(bytes: Buffer, hashOf: (block: number) => string): Buffer {
  const blocks = Array.from({ length: Math.ceil(bytes.length / 32) }, (_, block) =>
    Buffer.from(hashOf(block), 'hex'),
  );
  const mask = Buffer.concat(blocks);
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0)));
}
