import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { refusePictureDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import { requireAltText } from '#api/process/pictures/refuse-picture.ts';
import { picture } from '#db/schema/picture.ts';
import { loadOwnPicture } from './may-keep-picture.ts';
import type { PictureRow } from './picture-row.ts';

/** Changes what is said of a picture. Errors: NOT_LOGGED_IN, PICTURE_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONTACT_DETAILS_TO_YOUNG. */
export async function describePicture(
  { viewer, store, now }: Context,
  { id, altText: typed }: { id: string; altText: string },
): Promise<PictureRow> {
  return store.write(async (tx) => {
    const found = await loadOwnPicture(tx, viewer, id);
    const altText = requireAltText(typed);
    await refusePictureDetails(tx, viewer, { providerId: found.providerId, given: { altText }, kept: found });
    await tx.update(picture).set({ altText }).where(eq(picture.id, id));
    const about = { actorId: viewer?.accountId ?? null, subjectId: found.providerId };
    const detail = { picture: id, place: found.place, quest: found.questId };
    await recordAudit(tx, now, { ...about, action: 'picture-changed', detail });
    return { ...found, altText };
  });
}
