import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { SHARE_FONTS } from '#domain/brand/pictures/share-picture.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** A picture, and what tells it from others: by its drawing, so that no picture is hashed. */
export type Picture = { png: Uint8Array<ArrayBuffer>; tag: string };

const MOST_BYTES = 16_000_000;
const MOST_WAITING = 20;

const folder = join(import.meta.dirname, 'fonts');
/** The renderer reads no WOFF2, so it has the letters of the pages as TrueType, with the weight cut out. */
const fontFiles = readdirSync(folder)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => join(folder, name));

/**
 * Renders drawings one after the other and keeps the pictures by what is drawn on them, so that none is ever old.
 * Errors: SERVICE_UNAVAILABLE when too many wait.
 */
export function createPictureRenderer() {
  const kept = new Map<string, Promise<Picture>>();
  let bytes = 0;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function render(svg: string, key: string): Promise<Picture> {
    if (waiting >= MOST_WAITING) throw new DomainError('SERVICE_UNAVAILABLE');
    waiting += 1;
    try {
      const before = last;
      const picture = before.then(() => drawn(svg, key));
      last = picture.catch(() => null);
      return await picture;
    } finally {
      waiting -= 1;
    }
  }

  async function keep(key: string, picture: Promise<Picture>): Promise<void> {
    kept.set(key, picture);
    try {
      bytes += (await picture).png.byteLength;
    } catch {
      kept.delete(key);
    }
    // The first entry of a Map is the one that was put in longest ago.
    for (const [oldKey, old] of kept) {
      if (bytes <= MOST_BYTES) break;
      kept.delete(oldKey);
      bytes -= (await old).png.byteLength;
    }
  }

  return async (svg: string): Promise<Picture> => {
    const key = createHash('sha256').update(svg).digest('base64url');
    const known = kept.get(key);
    if (known) return known;
    const picture = render(svg, key);
    await keep(key, picture);
    return picture;
  };
}

async function drawn(svg: string, key: string): Promise<Picture> {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: SHARE_FONTS.body };
  const image = await renderAsync(svg, { font });
  return { png: new Uint8Array(image.asPng()), tag: `"${key}"` };
}
