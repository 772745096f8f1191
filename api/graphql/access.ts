import { relationsTo } from '#api/auth/relations.ts';
import type { Viewer } from '#api/auth/viewer.ts';
import { isYoungOn } from '#domain/age-band.ts';
import { isManagerOf, mayReadGuildCode, reachAt } from '#domain/permissions.ts';
import { type Sight, shows, sightOf } from '#domain/person-visibility.ts';
import { type CharitySeenRow, mayCharityRead } from './charity-access.ts';
import type { Context } from './context.ts';
import type { Access } from './generated/resolvers.ts';

/** What a row of a type guarded by OWNER… carries besides its fields: the account it is about. */
export type OwnedRow = { ownerId: string | null };

/**
 * What a row of a type guarded by …MANAGER or CONTACT carries: the provider through which it is seen (the quest's, for a
 * contract and for the volunteer of a contract); null when it is seen through none. `CharitySeenRow` has it and more.
 */
export type ProvidedRow = { providerId: string | null };

/** What a row guarded by GUILD_ADMIN or JOIN_CODE carries: the guild that it is about. */
export type GuildOwnedRow = { guildId: string };

/** What a row guarded by USERNAME may carry: what the viewer sees of the person, where that was found out. */
export type SeenRow = { sight?: Sight };

/** What else tells what is seen of a person, where a row has it. */
type PersonRow = { dateOfBirth?: string | null; hidesUsername?: boolean };

type GuardedRow = Partial<OwnedRow & ProvidedRow & GuildOwnedRow & CharitySeenRow & { id: string }> &
  SeenRow &
  PersonRow;
type Guard = (viewer: Viewer, row: GuardedRow, context: Context) => boolean | Promise<boolean>;

/**
 * Who may read what: the one place. A row that lacks what its level needs counts as nobody's.
 * Visitors pass PUBLIC only, so every other rule gets a viewer.
 */
const ACCESS: Record<Exclude<Access, 'PUBLIC'>, Guard> = {
  LOGGED_IN: () => true,
  OWNER: isOwner,
  OWNER_OR_MANAGER: (viewer, row) => isOwner(viewer, row) || isManager(viewer, row),
  USERNAME: (_viewer, row, context) => seesUsername(context, row),
  OWNER_OR_NAMES: (viewer, row, context) =>
    isOwner(viewer, row) || mayCharityRead('realName', viewer, row, context),
  OWNER_OR_PHONE: (viewer, row, context) =>
    isOwner(viewer, row) || mayCharityRead('phone', viewer, row, context),
  OWNER_OR_CONTACT: (viewer, row, context) =>
    isOwner(viewer, row) || mayCharityRead('contact', viewer, row, context),
  OWNER_OR_EMERGENCY: (viewer, row, context) =>
    isOwner(viewer, row) || mayCharityRead('emergency', viewer, row, context),
  // The row is the sign-up itself.
  OWNER_OR_FORM: (viewer, { id: contractId, ...row }, context) =>
    isOwner(viewer, row) || mayCharityRead('form', viewer, { ...row, contractId }, context),
  MANAGER: isManager,
  CONTACT: (viewer, row) =>
    viewer.isStaff ||
    (row.providerId != null && reachAt(viewer, row.providerId, 'readContactInfo') === 'always'),
  GUILD_ADMIN: leadsGuild,
  JOIN_CODE: leadsGuild,
  STAFF: (viewer) => viewer.isStaff,
};

/** Whether the viewer of the context (null = visitor) may read a field of that level on that row. */
export function mayRead(level: Access, context: Context, row: unknown): boolean | Promise<boolean> {
  if (level === 'PUBLIC') return true;
  const { viewer } = context;
  return viewer !== null && ACCESS[level](viewer, (row ?? {}) as GuardedRow, context);
}

/** Whether the viewer may see the user name of the person of a row. */
export function seesUsername({ viewer, now }: Context, row: GuardedRow): boolean {
  return viewer !== null && shows(row.sight ?? sightOfRow(viewer, row, now), 'username');
}

/** By the rights of the row alone; who is not known to be of age or open is seen as the youngest would be. */
function sightOfRow(viewer: Viewer, row: GuardedRow, now: number): Sight {
  const { dateOfBirth = null, hidesUsername = true } = row;
  const seen = { isYoung: isYoungOn(dateOfBirth, now), hidesUsername: Boolean(hidesUsername) };
  return sightOf(seen, relationsTo(viewer, row));
}

function isOwner(viewer: Viewer, row: GuardedRow): boolean {
  return viewer.isStaff || (row.ownerId != null && row.ownerId === viewer.accountId);
}

/** Staff do not: a guild holds its own keys. */
function leadsGuild(viewer: Viewer, { guildId }: GuardedRow): boolean {
  return guildId != null && mayReadGuildCode(viewer, guildId);
}

function isManager(viewer: Viewer, row: GuardedRow): boolean {
  return viewer.isStaff || (row.providerId != null && isManagerOf(viewer, row.providerId));
}
