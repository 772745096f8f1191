import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inOrder } from '#api/process/pictures/in-order.ts';
import { makePicture } from '#api/process/pictures/make-picture.ts';
import { mostBytesOf, PHONE_WIDTH, type PicturePlace } from '#domain/pictures/picture.ts';
import { noisePicture, plainPicture, turnedPicture } from '../support/drawn-pictures.ts';

const refusal = (bytes: Uint8Array) =>
  makePicture(bytes, 'QUEST').then(String, (error: Error) => error.message);

describe('a picture that somebody sends', () => {
  it('is kept as AVIF and WebP in three widths [DSC-11: files]', async () => {
    const { files, width, height, color } = await makePicture(
      await plainPicture(2000, 1000).jpeg().toBuffer(),
      'COVER',
    );
    expect([width, height]).toEqual([1600, 800]);
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    for (const file of files) {
      const { format, width: found, mediaType } = await sharp(file.bytes).metadata();
      expect(found).toBe(file.width);
      expect(mediaType ?? format).toBe(`image/${file.format}`);
    }
    expect(files.map((file) => `${file.width} ${file.format}`)).toEqual([
      '480 avif',
      '480 webp',
      '960 avif',
      '960 webp',
      '1600 avif',
      '1600 webp',
    ]);
  });

  it('is turned upright and tells nothing of camera, person and place [DSC-11: upright]', async () => {
    const { files, width, height } = await makePicture(await turnedPicture(), 'LOGO');
    expect(height).toBeGreaterThan(width);
    for (const { bytes } of files) {
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes('CameraOfSomebody')).toBe(false);
    }
    const last = files.at(-1)?.bytes;
    const { data, info } = await sharp(last).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data;
    expect(red).toBeGreaterThan(blue);
    expect(data.at(-info.channels)).toBeLessThan(60);
  });

  it.each([
    ['soft as leaves', 1.2],
    ['sharp noise', undefined],
  ])(
    '%s weighs at most 60 kB in each width of a phone [DSC-14: weight]',
    async (_, blur) => {
      const { files } = await makePicture(await noisePicture(2000, 1300, blur), 'QUEST');
      for (const { width, bytes } of files) expect(bytes.byteLength).toBeLessThanOrEqual(mostBytesOf(width));
      expect(files.filter(({ width }) => width <= PHONE_WIDTH)).toHaveLength(4);
      // Seconds of all processors, which others may be busy with.
    },
    120_000,
  );

  it('what is higher than wide is cut for a head, but a logo never [DSC-11: frame]', async () => {
    const tall = await plainPicture(400, 900).png().toBuffer();
    expect(await makePicture(tall, 'QUEST')).toMatchObject({ width: 400, height: 400 });
    expect(await makePicture(tall, 'LOGO')).toMatchObject({ width: 400, height: 900 });
  });

  it.each<[PicturePlace, number, number]>([
    ['QUEST', 3000, 600],
    ['QUEST', 350, 1750],
    ['COVER', 1600, 320],
    ['LOGO', 1800, 600],
    ['LOGO', 400, 1200],
  ])(
    'for a %s of %i × %i is kept with at least 320 pixels on its shorter side',
    async (place, width, height) => {
      const made = await makePicture(await plainPicture(width, height).png().toBuffer(), place);
      const { width: kept, height: high } = await sharp(made.files.at(-1)?.bytes).metadata();
      expect([made.width, made.height]).toEqual([kept, high]);
      expect(Math.min(kept, high)).toBeGreaterThanOrEqual(320);
    },
  );

  it('is refused with the smallest and largest shape where its own can’t be used', async () => {
    const strip = await plainPicture(60_000, 200).png().toBuffer();
    expect(await refusal(strip)).toMatch(/from 1:5 to 5:1/);
    const logo = await plainPicture(1400, 400).png().toBuffer();
    await expect(makePicture(logo, 'LOGO')).rejects.toThrow('from 1:3 to 3:1');
    expect(await refusal(await plainPicture(500, 300).png().toBuffer())).toMatch(/at least 320 pixels/);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    [
      'a script in an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /PNG first/,
    ],
    [
      'a page that calls itself a picture',
      () => Buffer.from('<!doctype html><script>1</script>'),
      /Choose a JPEG, PNG/,
    ],
    ['a GIF with a script behind it', () => Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)'), /GIF/],
    ['HEIC', () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00heicmif1', 'latin1'), /iPhone/],
    ['a part of a JPEG', async () => (await noisePicture(400, 400)).subarray(0, 9000), /damaged/],
    ['nothing', () => new Uint8Array(), /Choose a JPEG, PNG/],
    ['a line', () => plainPicture(2000, 20).png().toBuffer(), /Too long and narrow/],
    ['a bomb', () => plainPicture(6_400, 6_400).png({ compressionLevel: 9 }).toBuffer(), /40 million/],
    ['11 MB', () => new Uint8Array(11 * 1024 * 1024), /10 MB/],
  ])('%s is refused with the reason [DSC-12: refusals]', async (_, bytes, reason) => {
    expect(await refusal(await bytes())).toMatch(reason);
  });
});

describe('heavy work', () => {
  it('is done one by one, and refused where too many wait [DSC-12: bounded]', async () => {
    const take = inOrder({ atOnce: 1, mostWaiting: 1 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const done: string[] = [];
    const first = take(async () => done.push(await promise));
    const second = take(async () => done.push('second'));
    await expect(take(async () => 'third')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(done).toEqual([]);
    resolve('first');
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    await expect(take(async () => 'later')).resolves.toBe('later');
  });

  it('goes on after one that failed', async () => {
    const take = inOrder({ atOnce: 1, mostWaiting: 0 });
    await expect(take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(take(async () => 1)).resolves.toBe(1);
  });
});
