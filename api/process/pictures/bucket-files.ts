import type { S3mini } from 's3mini';
import { readPictureFile } from '#domain/pictures/picture.ts';
import type { PictureFiles } from './picture-files.ts';

type Bucket = { url: string; keyId: string; secret: string; region: string };

/** What else lies in the bucket is not ours. */
const PREFIX = 'pictures/';
const LIST_PAGE = 1000;
const PATIENCE_MS = 10_000;

/** Pictures in a bucket of a service that speaks S3. */
export function bucketFiles({ url, keyId, secret, region }: Bucket): PictureFiles {
  let client: Promise<S3mini> | null = null;
  // Loaded when the first picture is asked for: a start has enough to read.
  const open = () =>
    (client ??= import('s3mini').then(
      ({ S3mini }) =>
        new S3mini({
          endpoint: url,
          accessKeyId: keyId,
          secretAccessKey: secret,
          region,
          requestAbortTimeout: PATIENCE_MS,
        }),
    ));
  const keyOf = (name: string) => {
    if (readPictureFile(name) === null) throw new Error('No name of a picture');
    return PREFIX + name;
  };
  return {
    async write(name, bytes) {
      const bucket = await open();
      const type = `image/${readPictureFile(name)?.format}`;
      await bucket.putObject(keyOf(name), Buffer.from(bytes), type);
    },
    async read(name) {
      const bytes = await (await open()).getObjectArrayBuffer(keyOf(name));
      return bytes && new Uint8Array(bytes);
    },
    async remove(names) {
      const bucket = await open();
      for (const name of names) await bucket.deleteObject(keyOf(name));
    },
    async *list() {
      const bucket = await open();
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page = await bucket.listObjectsPaged('/', PREFIX, LIST_PAGE, next);
        for (const { Key, LastModified } of page?.objects ?? [])
          yield { name: Key.slice(PREFIX.length), writtenAt: new Date(LastModified).getTime() };
        next = page?.nextContinuationToken;
      }
    },
  };
}
