import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { count } from 'drizzle-orm';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { picture } from '#db/schema/picture.ts';
import { within } from './deadline.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const ANSWER_MS = 10_000;
const MB = 1024 * 1024;
/** Some pictures of each charity. */
const LEAST_BYTES = 100 * MB;

/** Whether the folder or bucket of the pictures is there, and takes more of them. Nothing is written to it. */
export async function checkPictures({ config, database }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  const known = database?.isCurrent ? await countPictures(database.read) : 0;
  const { pictures } = config;
  return [
    'bucket' in pictures
      ? await bucketFinding(pictures.bucket.url, () => isAnyThere(config), known)
      : folderFinding(pictures.folder, known),
  ];
}

function folderFinding(folder: string, known: number): Finding {
  if (!existsSync(folder) && known > 0) {
    return error(
      `${folder} is not there, and ${known} pictures should lie in it.`,
      'Set PICTURES_DIR to where they lie, or bring them back from a backup: npm run restore -- FILE.',
    );
  }
  let nearest = folder;
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  if (!mayWrite(nearest)) {
    return error(
      `${nearest} cannot be written to by the user who runs this: nobody can send a picture.`,
      `Give it to the product’s user: chown USER ${nearest}; and run this as that user.`,
    );
  }
  const { bavail, bsize } = statfsSync(nearest);
  const free = `${Math.floor((bavail * bsize) / MB)} MB are free for pictures at ${nearest}`;
  if (bavail * bsize < LEAST_BYTES) {
    return warning(
      `Only ${free}.`,
      'Make room on this disk, or set PICTURES_DIR to a larger one and move them.',
    );
  }
  return fine(`${free}.`);
}

/** Never the key: it stands in no line of this. */
async function bucketFinding(
  url: string,
  isAnyThere: () => Promise<boolean>,
  known: number,
): Promise<Finding> {
  try {
    const isAny = await within(ANSWER_MS, isAnyThere());
    if (isAny || known === 0) return fine(`The bucket of the pictures at ${url} can be read.`);
    return error(
      `The bucket at ${url} is empty, and ${known} pictures should lie in it.`,
      'Set PICTURES_URL to where they lie, or bring them back from a backup: npm run restore -- FILE.',
    );
  } catch (problem) {
    return error(
      `The bucket of the pictures at ${url} cannot be read: ${(problem as Error).message}.`,
      'Look whether it is there, and whether PICTURES_URL, _KEY_ID, _SECRET and _REGION are right.',
    );
  }
}

async function isAnyThere(config: NonNullable<Installation['config']>): Promise<boolean> {
  for await (const _ of pictureFilesOf(config).list()) return true;
  return false;
}

async function countPictures(read: NonNullable<Installation['database']>['read']): Promise<number> {
  const [found] = await read.select({ pictures: count() }).from(picture);
  return found?.pictures ?? 0;
}

function mayWrite(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
