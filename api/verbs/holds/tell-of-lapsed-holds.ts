import { and, eq } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { QUEST_TITLE } from '#api/rows/quests/quest-title-columns.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import type { EndedHold } from '#api/verbs/places/holding/end-holds.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type LapsedHold, lapsedHoldGuardianMail, lapsedHoldMail } from '#domain/holds/lapsed-hold-mails.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';

/**
 * Tells young people and their guardians that the time is over for which a place was kept, and what they can do now.
 * Once the quest has begun there is nothing to do, and nobody is told.
 */
export async function tellOfLapsedHolds(
  tx: Db,
  context: MailContext,
  questId: string,
  ended: readonly EndedHold[],
): Promise<void> {
  const ends = new Map(
    ended.flatMap(({ reason, chariteerId, endsAt }) =>
      reason === 'guardian' && chariteerId !== null ? [[chariteerId, endsAt] as const] : [],
    ),
  );
  if (ends.size === 0) return;
  const named = await readQuest(tx, questId);
  if (!named || (named.startedAt !== null && named.startedAt <= context.now)) return;
  const people = await readPeople(tx, [...ends.keys()]);
  for (const person of people)
    await tellOne(tx, context, person, { ...named, endsAt: ends.get(person.id) ?? 0 });
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];
type Kept = Omit<LapsedHold, 'username' | 'isAwaited'>;

async function tellOne(tx: Db, context: MailContext, person: Person, kept: Kept): Promise<void> {
  const { now, config } = context;
  const { id: ownerId, consent: stored } = person;
  const consent = stored !== null && isYoungOn(person.dateOfBirth, now) ? stored : undefined;
  const isAwaited = consent?.state === 'asked';
  const hold = { ...kept, username: person.username ?? '', isAwaited };
  const mail = { kind: 'guardian-hold-over', ownerId, startsAt: kept.startedAt } as const;
  const own = await readConfirmedAddress(tx, ownerId);
  if (own) {
    const text = mailIn(own.locale, (locale) => lapsedHoldMail(locale, config, hold));
    await queueMail(tx, context, { ...mail, ...text, recipient: own.address });
  }
  if (isAwaited || consent?.state === 'given') {
    const locale = localeOf(consent.locale, person.locale);
    const text = mailIn(locale, (language) => lapsedHoldGuardianMail(language, config, hold));
    const recipient = openGuardianEmail(tx.cells, ownerId, consent.guardianEmail);
    // Whoever types a stranger's address as their guardian's sends only so many mails there.
    await queueMail(tx, context, { ...mail, ...text, recipient, causedById: ownerId });
  }
}

async function readQuest(tx: Db, questId: string) {
  const row = await tx
    .select({
      providerId: quest.providerId,
      charity: provider.name,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId))
    .get();
  if (!row) return null;
  const { providerId, ...named } = row;
  return { ...named, path: `/questList/${providerId}/quest/${questId}` };
}

function readPeople(tx: Db, chariteerIds: readonly string[]) {
  const { state, guardianEmail, locale } = guardianConsent;
  return tx
    .select({
      id: chariteer.id,
      username: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
      locale: account.locale,
      consent: { state, guardianEmail, locale },
    })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, chariteer.id))
    .where(and(isStillThere(), isInList(chariteer.id, chariteerIds)));
}
