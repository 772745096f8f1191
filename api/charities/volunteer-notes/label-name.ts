import { and, eq, ne } from 'drizzle-orm';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import { problemOfLabel } from '#domain/charities/volunteer-notes.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { foldedText } from '#domain/text/folded-text.ts';
import { oneLine } from '#domain/text/plain-text.ts';
import { consoleVolunteerNotesTexts } from '#domain/texts/generated/console-volunteer-notes.ts';
import { refsOf } from '#domain/texts/text-ref.ts';

type Named = { providerId: string; name: string; id?: string };

/** The tidied name of a label, and its folded form. Errors: BAD_USER_INPUT for one that is empty, too long or taken. */
export async function requireLabelName(db: Db, { providerId, name: typed, id = '' }: Named) {
  const t = refsOf(consoleVolunteerNotesTexts);
  const name = oneLine(typed).replace(/\s+/g, ' ');
  const problem = problemOfLabel(t, name);
  if (problem !== null) throw new DomainError('BAD_USER_INPUT', { message: problem });
  const foldedName = foldedText(name);
  const [taken] = await db
    .select({ id: volunteerLabel.id })
    .from(volunteerLabel)
    .where(
      and(
        eq(volunteerLabel.providerId, providerId),
        eq(volunteerLabel.foldedName, foldedName),
        ne(volunteerLabel.id, id),
      ),
    );
  if (taken) throw new DomainError('BAD_USER_INPUT', { message: t.taken });
  return { name, foldedName };
}
