import { eq } from 'drizzle-orm';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readManagersOf } from '#api/messages/recipients/managers-of-charity.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { type HoursDecision, hoursAnsweredMail, hoursClaimedMail } from '#domain/attendance/hours-mails.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { HoursClaimRow } from './hours-claim-row.ts';

/** Tells those who take attendance at the charity that someone claims hours, or how the product's staff decided. */
export async function tellManagersOfClaim(
  tx: Db,
  context: MailContext,
  claim: HoursClaimRow,
  { isDecided }: { isDecided: boolean },
): Promise<void> {
  const { config, now } = context;
  const told = await aboutQuest(tx, claim.questId);
  const managers =
    (await readManagersOf(tx, [claim.providerId], now, 'takeAttendance')).get(claim.providerId) ?? [];
  const ids = managers.map(({ accountId }) => accountId).filter((id) => id !== claim.chariteerId);
  const link = (locale: Locale) =>
    linkIn(locale, config, `/console/quests/${encodeURIComponent(claim.questId)}/show`);
  const message = {
    ...messageOf('hours-claimed', claim),
    causedById: claim.chariteerId,
    write: (locale: Locale, { firstName }: { firstName: string | null }) =>
      hoursClaimedMail(locale, config, { ...told, firstName, isDecided, link: link(locale) }),
  };
  await queueMessages(
    tx,
    context,
    withSubjectInShort(message, (locale) => shortOf(told, locale, link(locale))),
    ids,
  );
}

/** Tells a volunteer what became of a claim. */
export async function tellVolunteerOfAnswer(
  tx: Db,
  context: MailContext,
  claim: HoursClaimRow,
  decision: HoursDecision,
): Promise<void> {
  const { config } = context;
  const told = await aboutQuest(tx, claim.questId);
  const link = (locale: Locale) => linkIn(locale, config, '/history');
  const message = {
    ...messageOf('hours-answered', claim),
    write: (locale: Locale, { firstName }: { firstName: string | null }) =>
      hoursAnsweredMail(locale, config, { ...told, ...decision, firstName, link: link(locale) }),
  };
  const sent = withSubjectInShort(message, (locale) => shortOf(told, locale, link(locale)));
  await queueMessages(tx, context, sent, [claim.chariteerId]);
}

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
