import { signUpsAmong } from '#domain/sign-up/contract-standing.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import type { QuestDetailDataFragment } from '../../../gql/generated.ts';

type Pledge = QuestDetailDataFragment['pledgedContracts'][number];

export type VolunteerEntry = {
  contractId: string;
  chariteerId: string;
  /** The username; of a person who has left the product, a plain word. */
  name: string;
  /** Full name, for viewers who can see real names. */
  fullName: string | null;
  isGone: boolean;
  /** How many people without an account come along. */
  others: number;
  /** Whether a public profile may be opened. */
  hasProfile: boolean;
  /** What the coat of arms is drawn from; null where a neutral crest stands. */
  arms: readonly string[] | null;
};

/** Someone whose spot ended: by name as far as the API tells it, when (ISO) and how. */
export type GoneEntry = {
  contractId: string;
  name: string;
  abandonedAt: string;
  ending: Pledge['ending'];
};

export type VolunteerEntries = {
  volunteers: VolunteerEntry[];
  /** How many others have a place, of whom the viewer is told nothing else. */
  hiddenCount: number;
  /** The API names them to managers only. */
  gone: GoneEntry[];
};

/** What stands for people without a name: who has left the product, and whom the API does not tell of. */
export type Nameless = { former: string; somebody: string };

type Listed = Pick<QuestDetailDataFragment, 'pledgedContracts' | 'viewerIsManager' | 'takenCount'>;

/** The people on a quest: reservations of guilds stand on the guild's card and not here. */
export function volunteerEntries(
  { pledgedContracts, viewerIsManager, takenCount }: Listed,
  nameless: Nameless,
): VolunteerEntries {
  const { active, ended } = signUpsAmong(pledgedContracts);
  const volunteers = active.flatMap((pledge) => entryOf(pledge, viewerIsManager, nameless) ?? []);
  const named = volunteers.reduce((all, one) => all + spotsOf(one), 0);
  const gone = viewerIsManager ? ended.flatMap((pledge) => goneOf(pledge, nameless) ?? []) : [];
  return { volunteers, hiddenCount: Math.max(0, takenCount - named), gone };
}

/** The API gives everyone their own real name, which belongs into a manager's list only. */
function entryOf(
  { id, chariteerId, chariteer, others }: Pledge,
  isForManager: boolean,
  { former }: Nameless,
): VolunteerEntry | null {
  if (chariteerId === null) return null;
  const names = isForManager ? [chariteer?.nameFirst, chariteer?.nameLast].filter(Boolean).join(' ') : '';
  return {
    contractId: id,
    chariteerId,
    name: chariteer?.username ?? former,
    fullName: names || null,
    isGone: !chariteer?.username,
    others,
    hasProfile: chariteer?.hasProfile ?? false,
    arms: chariteer?.arms ?? null,
  };
}

function goneOf(
  { id: contractId, abandonedAt, ending, chariteerId, chariteer }: Pledge,
  { former, somebody }: Nameless,
): GoneEntry | null {
  if (abandonedAt === null) return null;
  const unnamed = chariteerId === null ? somebody : former;
  return { contractId, abandonedAt, ending, name: chariteer?.username ?? unnamed };
}
