import type { QuestDetailDataFragment } from '../../gql/generated.ts';

type Pledge = QuestDetailDataFragment['pledgedContracts'][number];

export type VolunteerEntry = {
  contractId: string;
  chariteerId: string;
  /** The username; of a person who has left the product, a plain word. */
  name: string;
  /** Only for those who may read real names. */
  fullName: string | null;
  isGone: boolean;
};

export type VolunteerEntries = {
  volunteers: VolunteerEntry[];
  /** Ids of volunteers who bailed out; the API names them to managers only. */
  bailedIds: string[];
};

/** The people on a quest: reservations of guilds stand on the guild's card and not here. */
export function volunteerEntries(
  quest: Pick<QuestDetailDataFragment, 'pledgedContracts' | 'viewerIsManager'>,
): VolunteerEntries {
  const personal = quest.pledgedContracts.filter(({ guildId }) => guildId === null);
  const bailed = quest.viewerIsManager ? personal.filter(({ abandonedAt }) => abandonedAt !== null) : [];
  return {
    volunteers: personal
      .filter(({ abandonedAt }) => abandonedAt === null)
      .map((pledge) => entryOf(pledge, quest.viewerIsManager)),
    bailedIds: bailed.map(({ chariteerId }) => chariteerId),
  };
}

/** The API gives everybody their own real name, which belongs into a manager's list only. */
function entryOf({ id, chariteerId, chariteer }: Pledge, isForManager: boolean): VolunteerEntry {
  const names = isForManager ? [chariteer?.nameFirst, chariteer?.nameLast].filter(Boolean).join(' ') : '';
  return {
    contractId: id,
    chariteerId,
    name: chariteer?.username ?? 'Former volunteer',
    fullName: names || null,
    isGone: !chariteer?.username,
  };
}
