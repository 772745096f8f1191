import { volunteerLabel, volunteerNote } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import { FACTORY_NOW } from './sequence.ts';

type About = { providerId: string; chariteerId: string; authorId: string };

/** A charity's label `label`, which no one has yet, and its note `note` about a volunteer. */
export async function insertNotes(tx: Db, { providerId, ...about }: About): Promise<void> {
  const createdAt = FACTORY_NOW;
  const label = { id: 'label', name: 'Drives', foldedName: 'drives' };
  await tx.insert(volunteerLabel).values({ ...label, providerId, createdAt });
  await tx
    .insert(volunteerNote)
    .values({ ...about, id: 'note', providerId, text: 'Likes the kitchen', createdAt });
}
