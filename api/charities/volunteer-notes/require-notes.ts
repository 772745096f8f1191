import { and, eq, isNotNull, or } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { isActive, isSignUp } from '#api/rows/contract-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import { mayReadNotes } from '#domain/charities/volunteer-notes.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** The viewer, who may read a charity's labels and notes. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireNotes(viewer: Viewer | null, providerId: string): Viewer {
  const person = requireLogin(viewer);
  if (!mayReadNotes(person, providerId)) throw new DomainError('FORBIDDEN');
  return person;
}

/** A label that the viewer may change. Errors: NOT_LOGGED_IN, LABEL_NOT_FOUND, FORBIDDEN. */
export async function loadOwnLabel(db: Db, viewer: Viewer | null, id: string) {
  const person = requireLogin(viewer);
  const [found] = await db.select().from(volunteerLabel).where(eq(volunteerLabel.id, id));
  if (!found) throw new DomainError('LABEL_NOT_FOUND');
  requireFeature(person, found.providerId, 'keepVolunteerNotes');
  return { ...found, actorId: person.accountId };
}

/**
 * Refuses people who never signed up at the charity, or gave up all their spots there. One statement.
 * Errors: CHARITEER_NOT_FOUND.
 */
export async function requireKnown(db: Db, providerId: string, ids: readonly string[]): Promise<void> {
  const known = await db
    .selectDistinct({ id: contract.chariteerId })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .where(
      and(
        isInList(contract.chariteerId, ids),
        isSignUp(),
        or(isActive(), isNotNull(contract.status)),
        eq(quest.providerId, providerId),
        isStillThere(),
      ),
    );
  if (known.length < ids.length) throw new DomainError('CHARITEER_NOT_FOUND');
}
