import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { endedEntry } from '#api/reads/calendar-feeds/ended-spots.ts';
import { readManagersOf } from '#api/reads/messages/managers-of-charity.ts';
import { nameForManager } from '#api/reads/messages/names-for-managers.ts';
import { readQuestTitle } from '#api/reads/quests/quest-titles.ts';
import type { StandInFacts } from '#api/reads/stand-ins/stand-in-facts.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { Confirmation } from '#api/verbs/contracts/tell-signed-up.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { titleIn } from '#domain/quests/quest-translation.ts';
import {
  type HandedPlace,
  handedOverMail,
  handedOverShort,
  placeChangedHandsMail,
  standInFoundMail,
  standInFoundShort,
} from '#domain/stand-ins/stand-in-mails.ts';

/** Confirms a spot to whoever took it over. */
export const HANDED_OVER: Confirmation = {
  kind: 'place-handed-over',
  mail: handedOverMail,
  short: handedOverShort,
};

/** Tells whoever left and those who run the quest, in the transaction in which the place moved. */
export async function tellHandedOver(
  tx: Db,
  context: MailContext,
  request: StandInFacts,
  taken: ContractRow,
): Promise<void> {
  const { charity, questId } = request;
  const title = await readQuestTitle(tx, questId);
  const place = { title, startedAt: request.quest.startedAt, charity };
  const people = await readPeople(tx, [request.asker.id, taken.chariteerId]);
  const [from, to] = [people.get(request.asker.id), people.get(taken.chariteerId)];
  const told = found(context, request, place, from?.nameFirst ?? null);
  const entryOf = await endedEntry(tx, context, { questId, chariteerId: request.asker.id });
  const mail = (reach: Reach) => ({ threadId: questId, ...entryOf(reach) });
  await queueMessages(tx, context, { ...told, mail }, [request.asker.id]);
  if (from && to) await tellManagers(tx, context, { request, place, from, to });
}

type Person = {
  id: string;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  dateOfBirth: string | null;
};

async function readPeople(tx: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await tx
    .select({
      id: chariteer.id,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(chariteer)
    .where(isInList(chariteer.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** To whoever looked for a sub; of a child to its guardian, by the child's name. */
function found(
  { config }: MailContext,
  { questId, quest: { startedAt } }: StandInFacts,
  place: HandedPlace,
  ownName: string | null,
): Message {
  return {
    kind: 'stand-in-found',
    questId,
    startsAt: startedAt,
    write: (locale, { personId, accountId, firstName }) =>
      standInFoundMail(locale, config, place, {
        firstName,
        childName: personId === accountId ? null : ownName,
        link: linkIn(locale, config, '/home'),
      }),
    short: (locale) => standInFoundShort(locale, place, linkIn(locale, config, '/home')),
  };
}

type Change = { request: StandInFacts; place: HandedPlace; from: Person; to: Person };

async function tellManagers(
  tx: Db,
  context: MailContext,
  { request: { providerId, questId }, place, from, to }: Change,
): Promise<void> {
  const { now, config } = context;
  const { startedAt } = place;
  const managers = (await readManagersOf(tx, [providerId], now)).get(providerId) ?? [];
  const others = managers.filter(({ accountId }) => accountId !== from.id && accountId !== to.id);
  const byAccount = new Map(others.map((manager) => [manager.accountId, manager]));
  const nameFor = (accountId: string, person: Person, hasLeft: boolean) => {
    const manager = byAccount.get(accountId);
    return manager ? nameForManager(manager, { ...person, startedAt, hasLeft }, now) : null;
  };
  const page = `/console/quests/${encodeURIComponent(questId)}/show`;
  const told = withSubjectInShort(
    {
      kind: 'place-changed-hands',
      questId,
      startsAt: startedAt,
      write: (locale, { accountId, firstName }) =>
        placeChangedHandsMail(locale, config, place, {
          firstName,
          from: nameFor(accountId, from, true),
          to: nameFor(accountId, to, false),
          link: linkIn(locale, config, page),
        }),
      mail: () => ({ threadId: questId }),
    },
    (locale) => ({
      from: place.charity,
      title: titleIn(locale, place.title),
      link: linkIn(locale, config, page),
    }),
  );
  await queueMessages(tx, context, told, [...byAccount.keys()]);
}
