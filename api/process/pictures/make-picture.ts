import type { Sharp } from 'sharp';
import { DomainError } from '#domain/errors/errors.ts';
import {
  heightAt,
  mostBytesOf,
  PICTURE_FORMATS,
  PICTURE_LIMITS,
  type PictureFormat,
  type PicturePlace,
  problemOfSize,
  widestOf,
  widthsOf,
} from '#domain/pictures/picture.ts';
import { refusalOfKind } from '#domain/pictures/picture-kind.ts';
import { inOrder } from './in-order.ts';
import { pictureRefused, pictureSizeRefused } from './refuse-picture.ts';

export type MadePicture = {
  /** Width of the widest file. */
  width: number;
  height: number;
  color: string;
  files: { width: number; format: PictureFormat; bytes: Uint8Array }[];
};

/** A picture of 40 million dots takes some 160 MB while it is read: one at a time. */
const takeTurn = inOrder({ atOnce: 1, mostWaiting: 6 });
const LONGEST_SECONDS = 60;

/**
 * Makes of a file that someone sent the files that are shown: upright, without what the camera wrote into it, in each
 * width and format. Off the main thread. Errors: BAD_USER_INPUT with the
 * reason, SERVICE_UNAVAILABLE where too many wait.
 */
export async function makePicture(bytes: Uint8Array, place: PicturePlace): Promise<MadePicture> {
  if (bytes.byteLength > PICTURE_LIMITS.mostBytes) throw pictureRefused('tooLarge');
  await refuseKind(bytes);
  return takeTurn(() => make(bytes, place));
}

/** Refuses a file by its content, before anything decodes it; its name and claimed type don't matter. */
async function refuseKind(bytes: Uint8Array): Promise<void> {
  // Loaded when the first picture comes: a start has enough to read.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const refusal = refusalOfKind(type?.mime ?? null, new TextDecoder().decode(bytes.subarray(0, 4096)));
  if (refusal) throw pictureRefused(refusal);
}

async function make(bytes: Uint8Array, place: PicturePlace): Promise<MadePicture> {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: PICTURE_LIMITS.mostPixels, failOn: 'error' } as const;
  try {
    const { autoOrient, width: sent, height: high } = await sharp(bytes, options).metadata();
    const problem = problemOfSize(place, { width: sent, height: high });
    if (problem === 'tooManyDots') throw pictureRefused(problem);
    if (problem !== null) throw pictureSizeRefused(problem, place);
    const read = sharp(bytes, options).timeout({ seconds: LONGEST_SECONDS }).autoOrient();
    const { data, info } = await framed(read, place, autoOrient)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    // What was sent is not needed any more, and only the dots go on: nothing else of the file can.
    const dots = () => sharp(data, { raw: { width, height, channels } });
    const { dominant } = await dots().stats();
    const files: MadePicture['files'] = [];
    for (const one of widthsOf(place, width))
      for (const format of PICTURE_FORMATS)
        files.push({
          width: one,
          format,
          bytes: await fitting(dots, { width: one, height: heightAt(one, info), format }),
        });
    return { width, height, color: hexOf(dominant), files };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A logo is kept whole; of any other picture that is higher than wide, where most is to be seen. */
function framed(
  read: Sharp,
  place: PicturePlace,
  { width, height }: { width: number; height: number },
): Sharp {
  const most = widestOf(place);
  if (place === 'LOGO')
    return read.resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true });
  const side = Math.min(most, width);
  const flat = read.flatten({ background: '#ffffff' });
  return height > width
    ? flat.resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    : flat.resize({ width: side });
}

/** Encoding steps from best to worst; blur is for noise that no quality makes small. */
const STEPS: Readonly<Record<PictureFormat, readonly { quality: number; blur?: number }[]>> = {
  avif: [
    { quality: 58 },
    { quality: 44 },
    { quality: 30 },
    { quality: 18 },
    { quality: 18, blur: 2 },
    { quality: 10, blur: 5 },
  ],
  webp: [
    { quality: 78 },
    { quality: 60 },
    { quality: 40 },
    { quality: 20 },
    { quality: 20, blur: 2 },
    { quality: 5, blur: 5 },
  ],
};

type Wanted = { width: number; height: number; format: PictureFormat };

/** The file of the best quality that is light enough for its width. */
async function fitting(dots: () => Sharp, { width, height, format }: Wanted): Promise<Uint8Array> {
  let bytes = new Uint8Array();
  for (const { quality, blur } of STEPS[format]) {
    const resized = dots().resize({ width, height, fit: 'fill' });
    const drawn = blur === undefined ? resized : resized.blur(blur);
    const encoded =
      format === 'avif'
        ? drawn.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
        : drawn.webp({ quality, effort: 4 });
    bytes = new Uint8Array(await encoded.timeout({ seconds: LONGEST_SECONDS }).toBuffer());
    if (bytes.byteLength <= mostBytesOf(width)) break;
  }
  return bytes;
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** What the decoder says is about its own parts, and nothing for people. */
function refusalOf(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { message = '' } = error as Partial<Error>;
  if (/pixel limit|exceeds/i.test(message)) return pictureRefused('tooManyDots', error);
  return pictureRefused('unreadable', error);
}
