import { createWriteStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { FilePlace } from '#api/process/config/config-services.ts';

/** What else lies in the bucket is not ours. */
const PREFIX = 'backups/';
const LIST_PAGE = 1000;
/** For one request: a part of 8 MB, or a whole copy that is read back. */
const PATIENCE_MS = 3_600_000;

/** The place of the copies. No file is ever whole in memory. */
export type BackupFiles = {
  /** Stores a file under a name, whole or not at all. */
  write(name: string, file: string): Promise<void>;
  /** Writes what is stored under a name into a new file. */
  read(name: string, file: string): Promise<void>;
  /** All names that are there, also what is none of ours. */
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
};

/** The folder or bucket of backups. */
export function backupFilesIn(place: FilePlace): BackupFiles {
  return 'bucket' in place ? bucketFiles(place.bucket) : folderFiles(place.folder);
}

function folderFiles(folder: string): BackupFiles {
  const placeOf = (name: string) => path.join(folder, name);
  return {
    async write(name, file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const partial = placeOf(`${name}.partial`);
      try {
        await copyFile(file, partial);
        const written = await open(partial, 'r+');
        await written.sync().finally(() => written.close());
        await rename(partial, placeOf(name));
      } finally {
        await rm(partial, { force: true });
      }
    },
    read: (name, file) => copyFile(placeOf(name), file),
    names: () => readdir(folder),
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}

function bucketFiles({ url, keyId, secret, region }: Extract<FilePlace, { bucket: object }>['bucket']) {
  const bucket = new S3mini({
    endpoint: url,
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    requestAbortTimeout: PATIENCE_MS,
  });
  const files: BackupFiles = {
    async write(name, file) {
      await bucket.putAnyObject(PREFIX + name, await openAsBlob(file), 'application/octet-stream');
    },
    async read(name, file) {
      const answer = await bucket.getObjectResponse(PREFIX + name);
      if (!answer?.body) throw new Error(`${name} is not in the bucket`);
      const target = createWriteStream(file, { mode: 0o600 });
      await pipeline(Readable.fromWeb(answer.body as ReadableStream), target);
    },
    async names() {
      const names: string[] = [];
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page = await bucket.listObjectsPaged('/', PREFIX, LIST_PAGE, next);
        names.push(...(page?.objects ?? []).map(({ Key }) => Key.slice(PREFIX.length)));
        next = page?.nextContinuationToken;
      }
      return names;
    },
    async remove(name) {
      await bucket.deleteObject(PREFIX + name);
    },
  };
  return files;
}
