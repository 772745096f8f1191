import { and, eq, sql } from 'drizzle-orm';
import { findLocationInUse, type LocationUse } from '#api/reads/providers/location-uses.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { location } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import {
  type LocationForm,
  PROFILE_FIELDS,
  type ProviderForm,
  problemOfProvider,
  storedLocation,
} from '#domain/charities/provider-form.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { tidyGiven } from '#domain/fields/field.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '#domain/texts/text-ref.ts';

/** Refuses a profile that breaks a rule. Errors: BAD_USER_INPUT. */
export function refuseProfile(form: ProviderForm): void {
  const message = problemOfProvider(form);
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
}

/** The columns of the fields that are given; null clears the organization code only. */
export function profileColumns(form: ProviderForm) {
  const { agePolicies, ...columns } = tidyGiven(PROFILE_FIELDS, form);
  return { ...columns, ...(agePolicies && { agePolicies: JSON.stringify(agePolicies) }) };
}

/** Runs a write of a provider; a district that is not there is the one key it can miss. Errors: DISTRICT_NOT_FOUND. */
export async function withDistrict<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (constraintOf(error)?.kind === 'foreign-key')
      throw new DomainError('DISTRICT_NOT_FOUND', { cause: error });
    throw error;
  }
}

/** The number of uses that are named; the others are counted. */
const NAMED_USES = 3;

function locationInUseText({ name, uses }: LocationUse): TextRef {
  const t = refsOf(consoleRefusalsTexts);
  const named = uses
    .slice(0, NAMED_USES)
    .map((title) => `“${title}”`)
    .join(', ');
  const count = uses.length - NAMED_USES;
  return count > 0
    ? t.locationInUseMore({ name, uses: named, count: String(count) })
    : t.locationInUse({ name, uses: named });
}

/**
 * Makes these the approved locations of a provider, in this order. One that is left out stays with past quests,
 * unapproved. Errors: BAD_USER_INPUT for an id that is not the provider's, LOCATION_IN_USE.
 */
export async function replaceLocations(
  tx: Db,
  providerId: string,
  forms: readonly LocationForm[],
  now: number,
): Promise<void> {
  const ids = forms.flatMap(({ id }) => id ?? []);
  const own = await tx
    .select({ id: location.id })
    .from(location)
    .where(and(eq(location.providerId, providerId), isInList(location.id, ids)));
  if (own.length !== ids.length) {
    const message = refsOf(consoleRefusalsTexts).locationForeign;
    throw new DomainError('BAD_USER_INPUT', { message });
  }
  const inUse = await findLocationInUse(tx, providerId, ids, now);
  if (inUse) throw new DomainError('LOCATION_IN_USE', { message: locationInUseText(inUse) });
  await tx.update(location).set({ isApproved: false }).where(eq(location.providerId, providerId));
  const rows = forms.map((form, position) => ({
    id: form.id ?? newId(now),
    providerId,
    position,
    ...storedLocation(form),
    isApproved: true,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(location)
    .values(rows)
    .onConflictDoUpdate({
      target: location.id,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        address: sql`excluded.address`,
        detail: sql`excluded.detail`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        isApproved: true,
      },
    });
}
