import { describe, expect, it } from 'vitest';
import {
  heightAt,
  mostBytesOf,
  PHONE_WIDTH,
  type PicturePlace,
  pictureFile,
  pictureFiles,
  pictureSources,
  problemOfAltText,
  problemOfSize,
  readPictureFile,
  tidyAltText,
  widthsOf,
} from './picture.ts';
import { refusalOfKind } from './picture-kind.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('the files of a picture', () => {
  it('there are three widths, none larger than what was sent [DSC-11: widths]', () => {
    expect(widthsOf('QUEST', 1600)).toEqual([480, 960, 1600]);
    expect(widthsOf('COVER', 700)).toEqual([480, 700]);
    expect(widthsOf('LOGO', 960)).toEqual([192, 384, 960]);
    expect(widthsOf('QUEST', 300)).toEqual([300]);
  });

  it('what a phone takes weighs at most 60 kB [DSC-14: weight]', () => {
    expect(PHONE_WIDTH).toBe(960);
    for (const width of [480, 700, 960]) expect(mostBytesOf(width)).toBe(60_000);
  });

  it('keeps the shape of the picture in each width', () => {
    expect(heightAt(480, { width: 1600, height: 900 })).toBe(270);
    expect(heightAt(1, { width: 4000, height: 1 })).toBe(1);
  });

  it.each<[PicturePlace, number, number, ReturnType<typeof problemOfSize>]>([
    ['QUEST', 60_000, 200, 'shape'],
    ['QUEST', 200, 60_000, 'shape'],
    ['QUEST', 1_600, 320, null],
    ['QUEST', 1_605, 320, 'shape'],
    ['COVER', 320, 1_600, null],
    ['COVER', 1_590, 319, 'tooSmall'],
    ['LOGO', 960, 320, null],
    ['LOGO', 964, 320, 'shape'],
    ['LOGO', 319, 319, 'tooSmall'],
    ['LOGO', 320, 320, null],
    ['QUEST', 6_400, 6_400, 'tooManyDots'],
  ])(
    'of a %s are not made from %i × %i where the shape can’t be used: %s',
    (place, width, height, problem) => {
      expect(problemOfSize(place, { width, height })).toBe(problem);
    },
  );

  it('names each file, and reads the names back', () => {
    const files = pictureFiles({ id: ID, place: 'LOGO', width: 350 });
    expect(files).toEqual([`${ID}-192.avif`, `${ID}-192.webp`, `${ID}-350.avif`, `${ID}-350.webp`]);
    expect(readPictureFile(pictureFile(ID, 960, 'webp'))).toEqual({ id: ID, format: 'webp' });
  });

  it.each([
    '',
    ID,
    `${ID}-960.png`,
    `${ID}-0960.webp`,
    `${ID}-960.webp/`,
    `../${ID}-960.webp`,
    `${ID}-960.webp\n`,
    `${ID.toUpperCase()}-960.webp`,
    `${ID}-99999.webp`,
    '..%2f..%2fdata.key',
  ])('%j is the name of no file [DSC-12: names]', (name) => {
    expect(readPictureFile(name)).toBeNull();
  });

  it('phones are never offered the widest file, but always one [DSC-14: phones]', () => {
    const picture = { id: ID, widths: [480, 960, 1600] };
    expect(pictureSources(picture, 'avif', PHONE_WIDTH)).toBe(
      `/pictures/${ID}-480.avif 480w, /pictures/${ID}-960.avif 960w`,
    );
    expect(pictureSources(picture, 'webp')).toMatch(/1600w$/);
    expect(pictureSources({ id: ID, widths: [300] }, 'avif', 100)).toBe(`/pictures/${ID}-300.avif 300w`);
  });
});

describe('the words for a picture', () => {
  it.each([
    ['', 'missing'],
    ['  \u200b\n ', 'missing'],
    ['…!', 'missing'],
    ['Two cooks', null],
    ['a'.repeat(200), null],
    ['a'.repeat(201), 'tooLong'],
  ] as const)('%j: %s [DSC-11: alternative text]', (typed, problem) => {
    expect(problemOfAltText(tidyAltText(typed))).toBe(problem);
  });

  it('are one line, without marks that turn the direction', () => {
    expect(tidyAltText(' Two\r\ncooks\u202e  at\u0000 work\u2028')).toBe('Two cooks at work');
  });
});

describe('what kind of file is taken', () => {
  it.each([
    ['image/jpeg', '', null],
    ['image/png', '', null],
    ['image/webp', '', null],
    ['image/avif', '', null],
    ['image/heic', '', 'heic'],
    ['image/heif', '', 'heic'],
    ['image/gif', '', 'gif'],
    ['application/xml', '<?xml version="1.0"?><svg xmlns="x">', 'svg'],
    [null, '\n<svg><script>alert(1)</script></svg>', 'svg'],
    [null, '<html><img src=x></html>', 'kind'],
    ['application/pdf', '', 'kind'],
    ['image/tiff', '', 'kind'],
    [null, '', 'kind'],
  ])('%s %s: %s [DSC-12: content]', (mime, beginning, refusal) => {
    expect(refusalOfKind(mime, beginning)).toBe(refusal);
  });
});
