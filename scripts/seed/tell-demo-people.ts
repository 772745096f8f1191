import { and, asc, eq } from 'drizzle-orm';
import { passwordChangedMail } from '#api/access/outbox/account-mails.ts';
import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Config } from '#api/process/config/config.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { account } from '#db/schema/account.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { alertMail, alertShort } from '#domain/alerts/alert-message.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { mailIn } from '#domain/messages/mail-language.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import { bootMail } from '#domain/sign-up/boot-mail.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { castEmail } from './cast.ts';

const DAY_MS = 24 * 3_600_000;

/** Tells the volunteer of the demo world a few things of the last days, so that the inbox of a first start has some. */
export async function tellDemoPeople(store: Store, config: Config, now: number): Promise<void> {
  await store.write(async (tx) => {
    const [volunteer] = await tx
      .select()
      .from(account)
      .where(eq(account.email, castEmail('volunteer')));
    const [first, second] = await readNextQuests(tx, now + DAY_MS);
    if (!volunteer || !first || !second) return;
    const { id, email: recipient, username } = volunteer;
    const at = (days: number): MailContext => ({ now: now - days * DAY_MS, config });
    const changed = mailIn('en', (locale) => passwordChangedMail(locale, config, { username }));
    await queueMail(tx, at(5), { kind: 'password-changed', ...changed, recipient, ownerId: id });
    await queueMessages(tx, at(2), bootedFrom(config, second), [id]);
    await queueMessages(tx, at(1), broadcastOf(config, first), [id]);
  });
}

type Next = Awaited<ReturnType<typeof readNextQuests>>[number];

/** The next published quests with places, each of another charity than the one before. */
async function readNextQuests(tx: Db, after: number) {
  return tx
    .select({
      questId: quest.id,
      providerId: quest.providerId,
      providerName: provider.name,
      title: QUEST_TITLE,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      location: { name: location.name, address: location.address, detail: location.detail },
      most: quest.resourceMaxNumber,
      taken: quest.takenCount,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(location, eq(location.id, quest.locationId))
    .where(and(eq(quest.publishingStatus, 'Published'), startsAfter(after)))
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(2);
}

function bootedFrom(config: Config, { questId, ...facts }: Next): Message {
  const { startedAt } = facts;
  const boot = { option: 'BOOT', message: null } as const;
  const page = `/questList/${facts.providerId}/quest/${questId}`;
  return withSubjectInShort(
    {
      ...{ kind: 'booted', questId, startsAt: startedAt },
      write: (locale, { firstName }) => bootMail(locale, config, { ...facts, ...boot, firstName }),
    },
    (locale) => ({
      from: facts.providerName,
      title: titleIn(locale, facts.title),
      link: linkIn(locale, config, page),
    }),
  );
}

function broadcastOf(config: Config, { questId, most, taken, ...facts }: Next): Message {
  const page = `/questList/${facts.providerId}/quest/${questId}`;
  const aboutIn = (locale: Locale) => {
    return { ...facts, openPlaces: most - taken, link: linkIn(locale, config, page) };
  };
  return {
    ...{ kind: 'alert', questId },
    write: (locale, { firstName }) =>
      alertMail(locale, config, aboutIn(locale), { firstName, isPrevious: false }),
    short: (locale) => alertShort(locale, aboutIn(locale)),
  };
}
