import type { Config } from '#api/process/config/config.ts';
import { bucketFiles } from './bucket-files.ts';
import { folderFiles } from './folder-files.ts';

/** A file as it lies in its place. */
export type StoredFile = {
  name: string;
  /** Epoch ms. */
  writtenAt: number;
};

/** Storage of picture files. It accepts only names from `pictureFile`. */
export type PictureFiles = {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes files; missing ones are fine. */
  remove(names: readonly string[]): Promise<void>;
  /** Everything that lies there, also what is none of ours. */
  list(): AsyncIterable<StoredFile>;
};

const opened = new WeakMap<object, PictureFiles>();

/** The folder or bucket of the configuration. */
export function pictureFilesOf({ pictures }: Pick<Config, 'pictures'>): PictureFiles {
  const known = opened.get(pictures);
  if (known) return known;
  const files = 'bucket' in pictures ? bucketFiles(pictures.bucket) : folderFiles(pictures.folder);
  opened.set(pictures, files);
  return files;
}
