import { eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { CHARITY_READS } from '#domain/charities/charity-view.ts';
import { isToldOfYoung } from '#domain/charities/told-young.ts';
import type { Reach } from '#domain/permissions/permissions.ts';
import { volunteerWritesMail } from '#domain/quest-messages/quest-message-mails.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readManagersToWriteTo } from './managers-to-write-to.ts';
import type { WrittenQuest } from './written-quest.ts';

type FromVolunteer = { id: string; volunteerId: string; body: string };

/**
 * Emails what a volunteer wrote to those who look after the charity's quests, each with the name that they may read; what
 * someone young wrote to those who may name them.
 * The words go into the email alone: what is kept for their inbox says that someone wrote, and where to read it.
 */
export async function tellManagers(
  tx: Db,
  context: MailContext,
  written: WrittenQuest,
  { id, volunteerId, body }: FromVolunteer,
): Promise<void> {
  const { config, now } = context;
  const managers = await readManagersToWriteTo(tx, written.providerId, now);
  const { names, isYoung } = await readNames(tx, now, written, volunteerId);
  const link = `${config.publicOrigin}/console/quests/${encodeURIComponent(written.id)}/show`;
  const facts = (name: string | null, text: string | null) => ({ quest: written, text, link, name });
  const message = withSubjectInShort(
    {
      kind: 'volunteer-writes' as const,
      questId: written.id,
      startsAt: written.startedAt,
      aboutId: id,
      write: (locale: Locale, { firstName }: { firstName: string | null }) =>
        volunteerWritesMail(locale, config, { ...facts(null, null), firstName }),
      writeMail: (locale: Locale, { personId, firstName }: { personId: string; firstName: string | null }) =>
        volunteerWritesMail(locale, config, {
          ...facts(names[managers.get(personId) ?? 'none'], body),
          firstName,
        }),
      mail: () => ({ threadId: written.id }),
    },
    (locale) => ({ from: written.charity, title: titleIn(locale, written.title), link }),
  );
  const told = [...managers].filter(([, reach]) => !isYoung || isToldOfYoung(reach, written.startedAt, now));
  await queueMessages(
    tx,
    context,
    message,
    told.map(([id]) => id),
  );
}

/** The volunteer's name by how far the reader's right to names reaches, null: none may be shown; and whether they are young there. */
async function readNames(
  tx: Db,
  now: number,
  { startedAt, endedAt }: WrittenQuest,
  volunteerId: string,
): Promise<{ names: Record<Reach, string | null>; isYoung: boolean }> {
  const [person] = await tx
    .select({
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      username: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(chariteer)
    .where(eq(chariteer.id, volunteerId));
  if (!person) return { names: { none: null, quest: null, always: null }, isYoung: true };
  const isYoung = isYoungOn(person.dateOfBirth, now, startedAt ?? now);
  const fullName = [person.nameFirst, person.nameLast].filter(Boolean).join(' ') || null;
  const nameFor = (names: Reach) => {
    const signUp = { isEnded: false, startedAt, endedAt };
    const tie = { isOnQuest: true, isContactOpen: true };
    const isShown = CHARITY_READS.realName({ names, contacts: 'none', isYoung, signUp, tie, now });
    if (isShown && fullName !== null) return fullName;
    return isYoung && !isShown ? null : person.username;
  };
  return { names: { none: null, quest: nameFor('quest'), always: nameFor('always') }, isYoung };
}
