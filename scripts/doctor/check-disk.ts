import { existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

const MB = 1024 * 1024;
/** Below that a busy day fills it. */
const LEAST_BYTES = 100 * MB;
const ENOUGH_BYTES = 1024 * MB;

/** Checks that the disk has space for new data and for rebuilding the database. */
export async function checkDisk({ file }: Installation): Promise<Finding[]> {
  if (file === null) return [];
  let folder = path.dirname(file);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const databaseBytes = existsSync(file) ? statSync(file).size : 0;
  return [spaceFinding(folder, { freeBytes: bavail * bsize, databaseBytes })];
}

/** A removal, a rebuilt table and a backup each need about as much space again as the database takes. */
export function spaceFinding(
  folder: string,
  { freeBytes, databaseBytes }: { freeBytes: number; databaseBytes: number },
): Finding {
  const free = `${Math.floor(freeBytes / MB)} MB are free at ${folder}`;
  if (freeBytes < LEAST_BYTES) {
    return error(
      `Only ${free}: soon nothing can be written.`,
      'Make room on this disk, or move the database to a larger one while the server is stopped.',
    );
  }
  if (freeBytes < ENOUGH_BYTES || freeBytes < 2 * databaseBytes) {
    return warning(
      `${free}; the database takes ${Math.ceil(databaseBytes / MB)} MB and needs as much again to be written anew.`,
      'Make room: at least 1 GB, and twice the size of the database.',
    );
  }
  return fine(`${free}.`);
}
