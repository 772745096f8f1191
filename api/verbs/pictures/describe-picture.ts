import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireAltText } from '#api/process/pictures/refuse-picture.ts';
import type { PictureRow } from '#api/rows/pictures/picture-row.ts';
import { picture } from '#db/schema/picture.ts';
import { loadOwnPicture } from './may-keep-picture.ts';

/** Says anew what is to be seen. Errors: NOT_LOGGED_IN, PICTURE_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export async function describePicture(
  { viewer, store, now }: Context,
  { id, altText: typed }: { id: string; altText: string },
): Promise<PictureRow> {
  return store.write(async (tx) => {
    const found = await loadOwnPicture(tx, viewer, id);
    const altText = requireAltText(typed);
    await tx.update(picture).set({ altText }).where(eq(picture.id, id));
    const about = { actorId: viewer?.accountId ?? null, subjectId: found.providerId };
    const detail = { picture: id, place: found.place, quest: found.questId };
    await recordAudit(tx, now, { ...about, action: 'picture-changed', detail });
    return { ...found, altText };
  });
}
