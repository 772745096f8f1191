import { and, desc, eq, ne } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { mailStaff } from '#api/messages/recipients/mail-staff.ts';
import { readManagersOf } from '#api/messages/recipients/managers-of-charity.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import {
  type ClaimedHours,
  type HoursDecision,
  hoursAnsweredMail,
  hoursClaimedMail,
  hoursForStaffMail,
} from '#domain/attendance/hours-mails.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { HoursClaimRow } from './hours-claim-queries.ts';

/**
 * Tells those who answer for it that someone claims hours, or how the product's staff decided (`after`: the claim then).
 */
export async function tellManagersOfClaim(
  tx: Db,
  context: MailContext,
  claim: HoursClaimRow,
  after: HoursClaimRow | null = null,
): Promise<void> {
  const { config } = context;
  const told = await aboutQuest(tx, claim.questId);
  const hours = hoursOf(claim, after);
  const link = (locale: Locale) =>
    linkIn(locale, config, `/console/quests/${encodeURIComponent(claim.questId)}/show`);
  const message = {
    ...messageOf('hours-claimed', claim),
    causedById: claim.chariteerId,
    write: (locale: Locale, { firstName }: { firstName: string | null }) =>
      hoursClaimedMail(locale, config, {
        ...told,
        firstName,
        hours,
        isDecided: after !== null,
        link: link(locale),
      }),
  };
  await queueMessages(
    tx,
    context,
    withSubjectInShort(message, (locale) => shortOf(told, locale, link(locale))),
    await readResponsible(tx, context, claim),
  );
}

/**
 * Who answers for a claim among those who take attendance, and never the volunteer: whoever marked it last, refused it
 * before or posted the quest; where none of them is left the charity's admins, else all.
 */
async function readResponsible(tx: Db, { now }: MailContext, claim: HoursClaimRow): Promise<string[]> {
  const { providerId, contractId, questId, chariteerId, answeredById } = claim;
  const managers = (await readManagersOf(tx, [providerId], now, 'takeAttendance')).get(providerId) ?? [];
  const others = managers.filter(({ accountId }) => accountId !== chariteerId);
  const [posted] = await tx.select({ id: quest.postedById }).from(quest).where(eq(quest.id, questId));
  const [marked] = await tx
    .select({ id: attendanceEntry.actorId })
    .from(attendanceEntry)
    .where(and(eq(attendanceEntry.contractId, contractId ?? ''), ne(attendanceEntry.role, 'product')))
    .orderBy(desc(attendanceEntry.number))
    .limit(1);
  const near = [marked?.id, posted?.id, answeredById];
  const groups = [
    others.filter(({ accountId }) => near.includes(accountId)),
    others.filter(({ roles }) => roles.includes(ADMIN_ROLE)),
  ];
  return (groups.find((group) => group.length > 0) ?? others).map(({ accountId }) => accountId);
}

/** Tells the product's staff that a claim is theirs to decide. */
export async function tellStaffOfClaim(tx: Db, context: MailContext): Promise<void> {
  const { config } = context;
  await mailStaff(tx, context, 'hours-for-staff', (locale, { username }) =>
    hoursForStaffMail(locale, config, {
      username,
      link: linkIn(locale, config, '/console/self-marked-hours'),
    }),
  );
}

/** Tells a volunteer what became of a claim. */
export async function tellVolunteerOfAnswer(
  tx: Db,
  context: MailContext,
  { before: claim, after }: { before: HoursClaimRow; after: HoursClaimRow },
  decision: HoursDecision,
): Promise<void> {
  const { config } = context;
  const told = await aboutQuest(tx, claim.questId);
  const hours = hoursOf(claim, after);
  const link = (locale: Locale) => linkIn(locale, config, '/history');
  const message = {
    ...messageOf('hours-answered', claim),
    write: (locale: Locale, { firstName }: { firstName: string | null }) =>
      hoursAnsweredMail(locale, config, { ...told, ...decision, firstName, hours, link: link(locale) }),
  };
  const sent = withSubjectInShort(message, (locale) => shortOf(told, locale, link(locale)));
  await queueMessages(tx, context, sent, [claim.chariteerId]);
}

function hoursOf(claim: HoursClaimRow, after: HoursClaimRow | null): ClaimedHours {
  const { status, actualArrivalAt: arrival, actualDepartureAt: departure } = claim;
  const isChanged = after !== null && after.state !== 'refused';
  const claimed = { status, arrival, departure };
  return { recorded: markOf(claim), claimed, now: isChanged ? markOf(after) : null };
}

const markOf = ({ markedStatus, markedArrivalAt, markedDepartureAt }: HoursClaimRow) => ({
  status: markedStatus,
  arrival: markedArrivalAt,
  departure: markedDepartureAt,
});

const messageOf = (kind: MailKind, { id, questId }: HoursClaimRow) => ({
  kind,
  questId,
  aboutId: id,
  mail: () => ({ threadId: questId }),
});

async function aboutQuest(tx: Db, questId: string) {
  const [row] = await tx
    .select({ title: QUEST_TITLE, startedAt: quest.startedAt, charity: provider.name })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId));
  if (!row) throw new Error(`No quest ${questId}`);
  return { charity: row.charity, quest: { title: row.title, startedAt: row.startedAt } };
}

type Told = Awaited<ReturnType<typeof aboutQuest>>;
const shortOf = ({ charity: from, quest: { title } }: Told, locale: Locale, link: string) => ({
  from,
  title: titleIn(locale, title),
  link,
});
