import type { Removal } from '../../scripts/prove/removal.ts';

/** Pictures that charities send: what is refused, what is kept, and what is gone. */
export const PICTURES: readonly Removal[] = [
  {
    ids: ['DSC-11'],
    what: 'the alternative text of a picture',
    find: 'height={heightAt(plain, picture)}\n      alt={picture.altText}',
    put: 'height={heightAt(plain, picture)} alt=""',
  },
  {
    ids: ['DSC-12'],
    what: 'that the content decides what is decoded',
    find: 'if (refusal) throw pictureRefused(refusal);',
  },
  {
    ids: ['DSC-11'],
    what: 'that pictures are turned upright',
    find: '.timeout({ seconds: LONGEST_SECONDS }).autoOrient();',
    put: '.timeout({ seconds: LONGEST_SECONDS });',
  },
  {
    ids: ['DSC-14'],
    what: 'that a file is made as light as its width demands',
    find: 'if (bytes.byteLength <= mostBytesOf(width)) break;',
    put: 'break;',
  },
  {
    ids: ['DSC-12'],
    what: 'that the files of a picture go with it',
    find: 'await pictureFilesOf(config).remove(pictureFiles(kept));',
  },
  {
    ids: ['DSC-11'],
    what: 'that a stamp made from a quest has its picture',
    find: 'await putPictureOn(tx, id);',
  },
  {
    ids: ['DSC-11'],
    what: 'the sum of a charity’s pictures',
    find: 'if (others + row.bytes > config.mostPictureBytes) throw picturesFull(config.mostPictureBytes);',
  },
];
