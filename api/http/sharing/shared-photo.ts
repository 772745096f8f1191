import type { GraphqlDeps } from '#api/graphql/run.ts';
import { createByteCache } from '#api/process/byte-cache.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { inOrder } from '#api/process/pictures/in-order.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { SHARE_PICTURE_SIZE, SKY } from '#domain/brand/pictures/share-picture.ts';
import { PHONE_WIDTH, pictureFile } from '#domain/pictures/picture.ts';

const [WIDTH] = SHARE_PICTURE_SIZE;
/** Some dozens; each is drawn once, and then kept with the whole picture. */
const kept = createByteCache<string>({ mostBytes: 2_000_000, sizeOf: (photo) => photo.length });
const takeTurn = inOrder({ atOnce: 1, mostWaiting: 20 });

/** The picture of a quest as the renderer takes it, which reads no AVIF; null where its file does not come. */
export async function sharedPhoto(
  { config, log }: Pick<GraphqlDeps, 'config' | 'log'>,
  { id, widths }: { id: string; widths: readonly number[] },
): Promise<string | null> {
  const known = kept.get(id);
  if (known) return known;
  const width = Math.max(...widths.filter((one) => one <= Math.max(PHONE_WIDTH, widths[0] ?? 0)));
  try {
    return await takeTurn(async () => {
      const bytes = await pictureFilesOf(config).read(pictureFile(id, width, 'webp'));
      if (!bytes) return null;
      const { default: sharp } = await import('sharp');
      const jpeg = await sharp(bytes).resize(WIDTH, SKY, { fit: 'cover' }).jpeg({ quality: 82 }).toBuffer();
      const photo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      kept.set(id, photo);
      return photo;
    });
  } catch (error) {
    // The scene stands in its place: a link is better shared without the photograph than without a picture.
    logFailure(log, error, {}, 'the picture of a quest could not be shared');
    return null;
  }
}
