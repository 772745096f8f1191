/** What a picture is of: the two of a charity, and that of a quest or stamp. */
export const PICTURE_PLACES = ['COVER', 'LOGO', 'QUEST'] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const PICTURE_LIMITS = {
  /** Maximum size of the uploaded file. */
  mostBytes: 10 * 1024 * 1024,
  /** A file of some kilobytes can hold a picture of gigabytes. */
  mostPixels: 40_000_000,
  /** Smallest shorter side of a kept picture, in pixels; smaller ones blur on every screen. */
  leastSide: 320,
  altTextMax: 200,
} as const;

/** Three widths of each, in pixels of the file. A phone takes the first or the second, never the third. */
const WIDTHS: Readonly<Record<PicturePlace, readonly number[]>> = {
  COVER: [480, 960, 1600],
  LOGO: [192, 384, 960],
  QUEST: [480, 960, 1600],
};

/** What a file of that width may weigh: up to the second it may be the first picture on a phone (DSC-14). */
export const mostBytesOf = (width: number) => (width <= 960 ? 60_000 : 200_000);

/** The widest file that a phone takes. */
export const PHONE_WIDTH = 960;

/** The largest width of a place. */
export function widestOf(place: PicturePlace): number {
  return Math.max(...WIDTHS[place]);
}

/** How many times longer than the other one side of a picture can be, so that its shorter side stays long enough. */
export function longestShapeOf(place: PicturePlace): number {
  return Math.floor(widestOf(place) / PICTURE_LIMITS.leastSide);
}

/** What is wrong with the size of a picture that someone sends, in pixels; null where it can be used. */
export function problemOfSize(
  place: PicturePlace,
  { width, height }: { width: number; height: number },
): 'tooManyDots' | 'shape' | 'tooSmall' | null {
  if (width * height > PICTURE_LIMITS.mostPixels) return 'tooManyDots';
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > longestShapeOf(place) * shorter) return 'shape';
  return shorter < PICTURE_LIMITS.leastSide ? 'tooSmall' : null;
}

/** The widths in which a picture is kept whose widest file has `width`: none is larger than what was sent. */
export function widthsOf(place: PicturePlace, width: number): number[] {
  return [...new Set(WIDTHS[place].map((one) => Math.min(one, width)))];
}

/** The height of the file with that width. */
export function heightAt(width: number, picture: { width: number; height: number }): number {
  return Math.max(1, Math.round((picture.height * width) / picture.width));
}

/** The name of a file, which is also the end of its address. */
export function pictureFile(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

/** All files of a picture. */
export function pictureFiles(picture: { id: string; place: PicturePlace; width: number }): string[] {
  const { id, place, width } = picture;
  return widthsOf(place, width).flatMap((one) =>
    PICTURE_FORMATS.map((format) => pictureFile(id, one, format)),
  );
}

const FILE = /^([0-9a-f]{32})-[1-9]\d{1,3}\.(avif|webp)$/;

/** Which picture a file belongs to, and how it is written; null for a name that is none of ours. */
export function readPictureFile(name: string): { id: string; format: PictureFormat } | null {
  const [, id, format] = FILE.exec(name) ?? [];
  return id && format ? { id, format: format as PictureFormat } : null;
}

/** Path of a picture's file on the site. */
export function picturePath(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${pictureFile(id, width, format)}`;
}

/** What `srcset` says of a picture in one format; with `most`, of the files up to that width. */
export function pictureSources(
  picture: { id: string; widths: readonly number[] },
  format: PictureFormat,
  most = Number.POSITIVE_INFINITY,
): string {
  const [least = 0] = picture.widths;
  return picture.widths
    .filter((width) => width <= Math.max(most, least))
    .map((width) => `${picturePath(picture.id, width, format)} ${width}w`)
    .join(', ');
}

/** The words that stand for a picture, without line breaks and what only looks like nothing. */
export function tidyAltText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

export type AltTextProblem = 'missing' | 'tooLong';

/** What is wrong with tidied words for a picture. */
export function problemOfAltText(altText: string): AltTextProblem | null {
  if (!/[\p{L}\p{N}]/u.test(altText)) return 'missing';
  return [...altText].length > PICTURE_LIMITS.altTextMax ? 'tooLong' : null;
}
