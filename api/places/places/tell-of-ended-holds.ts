import { and, eq } from 'drizzle-orm';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { brokenHoldGuardianMail, brokenHoldMail, type HoldBreak } from '#domain/holds/broken-hold-mails.ts';
import { type LapsedHold, lapsedHoldGuardianMail, lapsedHoldMail } from '#domain/holds/lapsed-hold-mails.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import type { EndedHold } from './end-holds.ts';

type Ended = { questId: string; ended: readonly EndedHold[] };

/**
 * Tells young people and their guardians that a place is kept for them no longer, and what they can do now: its time is
 * over, or with `broken` what the charity did with the quest. Once it has begun there is nothing to do, and no one is told.
 */
export async function tellOfEndedHolds(
  tx: Db,
  context: MailContext,
  { questId, ended }: Ended,
  broken: HoldBreak | null = null,
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
    await tellOne(tx, context, person, { ...named, endsAt: ends.get(person.id) ?? 0, broken });
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];
type Kept = Omit<LapsedHold, 'username' | 'childName' | 'isAwaited'> & {
  broken: HoldBreak | null;
  charityPath: string;
};

async function tellOne(tx: Db, context: MailContext, person: Person, kept: Kept): Promise<void> {
  const { now, config } = context;
  const { id: ownerId, consent: stored } = person;
  const { broken } = kept;
  const consent = stored !== null && isYoungOn(person.dateOfBirth, now) ? stored : undefined;
  const isAwaited = consent?.state === 'asked';
  const hold = { ...kept, username: person.username ?? '', childName: nameToGuardian(person), isAwaited };
  const mail = { kind: 'guardian-hold-over', ownerId, startsAt: kept.startedAt } as const;
  const own = await readConfirmedAddress(tx, ownerId);
  if (own) {
    const text = mailIn(own.locale, (locale) =>
      broken ? brokenHoldMail(locale, config, { ...hold, broken }) : lapsedHoldMail(locale, config, hold),
    );
    await queueMail(tx, context, { ...mail, ...text, recipient: own.address });
  }
  if (isAwaited || consent?.state === 'given') {
    const locale = localeOf(consent.locale, person.locale);
    const text = mailIn(locale, (language) =>
      broken
        ? brokenHoldGuardianMail(language, config, { ...hold, broken })
        : lapsedHoldGuardianMail(language, config, hold),
    );
    const recipient = openGuardianEmail(tx.cells, ownerId, consent.guardianEmail);
    // Whoever types a stranger's address as their guardian's sends only so many emails there.
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
  const charityPath = `/questList/${providerId}`;
  return { ...named, charityPath, path: `${charityPath}/quest/${questId}` };
}

function readPeople(tx: Db, chariteerIds: readonly string[]) {
  const { state, guardianEmail, locale } = guardianConsent;
  return tx
    .select({
      id: chariteer.id,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      dateOfBirth: chariteer.dateOfBirth,
      locale: account.locale,
      consent: { state, guardianEmail, locale },
    })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .leftJoin(guardianConsent, eq(guardianConsent.chariteerId, chariteer.id))
    .where(and(isStillThere(), isInList(chariteer.id, chariteerIds)));
}
