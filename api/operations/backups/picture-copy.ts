import type { Config } from '#api/process/config/config.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { filesOfCopy, picturesOfCopy, putFilesIntoCopy } from '#db/picture-copy.ts';
import { type PicturePlace, pictureFiles, readPictureFile } from '#domain/pictures/picture.ts';

export type CopiedPictures = { pictures: number; missingPictures: number };

/**
 * Puts the files of all pictures that a copy names into it, from the folder or bucket. One that was replaced while the
 * copy was made is passed over, and counted as missing.
 */
export async function copyPictures(config: Pick<Config, 'pictures'>, copy: string): Promise<CopiedPictures> {
  const stored = pictureFilesOf(config);
  const names = picturesOfCopy(copy).flatMap((one) =>
    pictureFiles({ ...one, place: one.place as PicturePlace }),
  );
  let missingPictures = 0;
  async function* found() {
    for (const name of names) {
      const bytes = await stored.read(name);
      if (bytes) yield { name, bytes };
      else missingPictures += 1;
    }
  }
  const pictures = await putFilesIntoCopy(copy, found());
  return { pictures, missingPictures };
}

/** Writes the files that a copy holds into the folder or bucket, before the rows that name them are there. */
export async function restorePictures(config: Config, copy: string): Promise<string> {
  const stored = pictureFilesOf(config);
  let count = 0;
  for (const { name, bytes } of filesOfCopy(copy)) {
    // A copy is believed no more than a stranger: its names lead nowhere else.
    if (readPictureFile(name) === null) continue;
    await stored.write(name, bytes);
    count += 1;
  }
  return `${count} files of pictures`;
}
