import { eq } from 'drizzle-orm';
import { location, provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { publishedDetails } from '#domain/contact-details/contact-details.ts';
import { contactRefusal, type YoungSide } from '#domain/contact-details/contact-refusal.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** The charity whose published details are allowed in the text, and others that are (`known`). */
export type Publisher = { providerId: string; known?: readonly string[] };

/**
 * Refuses a text with contact details or a place to meet, other than those that its charity has published.
 * Errors: CONTACT_DETAILS_TO_YOUNG with the text to show, and the part found.
 */
export async function refuseContactDetails(
  db: Db,
  text: string | null | undefined,
  side: YoungSide,
  publisher?: Publisher,
): Promise<void> {
  const found = contactRefusal(text ?? '', side);
  if (found === null) return;
  const refusal = publisher ? contactRefusal(text ?? '', side, await readPublished(db, publisher)) : found;
  if (refusal) throw new DomainError('CONTACT_DETAILS_TO_YOUNG', refusal);
}

/**
 * The streets, numbers and addresses that a charity has published of itself. What a quest says is none of them: whoever
 * may change its text for an hour could write anything.
 */
async function readPublished(db: Db, { providerId, known = [] }: Publisher): Promise<string[]> {
  const [charity] = await db
    .select({ mission: provider.mission })
    .from(provider)
    .where(eq(provider.id, providerId));
  const places = await db
    .select({ address: location.address, detail: location.detail })
    .from(location)
    .where(eq(location.providerId, providerId))
    .limit(PLACES_MAX);
  const texts = [charity?.mission, ...places.map(({ detail }) => detail)];
  return [
    ...known,
    ...places.map(({ address }) => address).filter((address) => address !== ''),
    ...texts.flatMap((text) => (text ? publishedDetails(text) : [])),
  ];
}

/** Upper bound of locations read, above what any charity has. */
const PLACES_MAX = 60;
