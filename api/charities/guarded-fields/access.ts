import { relationsTo } from '#api/access/auth/relations.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Access } from '#api/graphql/generated/types.ts';
import type { CharitySeenRow, GuildOwnedRow, OwnedRow, ProvidedRow, SeenRow } from '#api/rows/guarded-row.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { shows, type Visibility, visibilityOf } from '#domain/ages/person-visibility.ts';
import { isManagerOf, mayReadGuildCode, reachAt } from '#domain/permissions/permissions.ts';
import { mayProgramRead } from '#domain/permissions/program-scope.ts';
import { mayCharityRead } from './charity-access.ts';

/** What else tells what is seen of a person, where a row has it. */
type PersonRow = { dateOfBirth?: string | null; hidesUsername?: boolean; startedAt?: number | null };

/** Levels of programs' keys. */
type ProgramAccess = Extract<Access, `PROGRAM${string}`>;

type GuardedRow = Partial<OwnedRow & ProvidedRow & GuildOwnedRow & CharitySeenRow & { id: string }> &
  SeenRow &
  PersonRow;
type Guard = (viewer: Viewer, row: GuardedRow, context: Context) => boolean | Promise<boolean>;

/**
 * Who may read what: the one place. A row that lacks what its level needs counts as no one's.
 * Visitors pass PUBLIC only, so every other rule gets a viewer.
 */
const ACCESS: Record<Exclude<Access, 'PUBLIC' | ProgramAccess>, Guard> = {
  LOGGED_IN: () => true,
  OWNER: isOwner,
  OWNER_OR_MANAGER: (viewer, row) => isOwner(viewer, row) || isManager(viewer, row),
  OWNER_MANAGER_OR_GUILD: (viewer, row) =>
    isOwner(viewer, row) || isManager(viewer, row) || leadsGuild(viewer, row),
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

/** What keys of programs open; they have no viewer, so nothing above does. */
const PROGRAM_ACCESS: Record<ProgramAccess, (row: GuardedRow, context: Context) => boolean> = {
  PROGRAM: (_row, { program }) => program != null,
  PROGRAM_QUESTS: ({ providerId }, { program }) => mayProgramRead(program, providerId, 'quests'),
  PROGRAM_SIGN_UPS: ({ providerId }, { program }) => mayProgramRead(program, providerId, 'signUps'),
  PROGRAM_NAMES: (row, { program, now }) =>
    mayProgramRead(program, row.providerId, 'names') &&
    row.abandonedAt === null &&
    !isYoungOn(row.dateOfBirth ?? null, now, ...(row.startedAt == null ? [] : [row.startedAt])),
};

/** Whether the viewer of the context (null = visitor) may read a field of that level on that row. */
export function mayRead(level: Access, context: Context, row: unknown): boolean | Promise<boolean> {
  if (level === 'PUBLIC') return true;
  if (isProgramAccess(level)) return PROGRAM_ACCESS[level]((row ?? {}) as GuardedRow, context);
  const { viewer } = context;
  return viewer !== null && ACCESS[level](viewer, (row ?? {}) as GuardedRow, context);
}

function isProgramAccess(level: Access): level is ProgramAccess {
  return level in PROGRAM_ACCESS;
}

/** Whether the viewer may see the user name of the person of a row. */
export function seesUsername({ viewer, now }: Pick<Context, 'viewer' | 'now'>, row: GuardedRow): boolean {
  return viewer !== null && shows(row.visibility ?? visibilityOfRow(viewer, row, now), 'username');
}

/** Visibility by the row's rights alone; a person of unknown age or openness is treated as a minor. */
function visibilityOfRow(viewer: Viewer, row: GuardedRow, now: number): Visibility {
  const { dateOfBirth = null, hidesUsername = true } = row;
  const seen = { isYoung: isYoungOn(dateOfBirth, now), hidesUsername: Boolean(hidesUsername) };
  return visibilityOf(seen, relationsTo(viewer, row));
}

function isOwner(viewer: Viewer, row: GuardedRow): boolean {
  return viewer.isStaff || (row.ownerId != null && row.ownerId === viewer.accountId);
}

/** Staff do not: a guild holds its own keys. Nor do its young admins. */
function leadsGuild(viewer: Viewer, { guildId }: GuardedRow): boolean {
  return guildId != null && mayReadGuildCode(viewer, guildId);
}

function isManager(viewer: Viewer, row: GuardedRow): boolean {
  return viewer.isStaff || (row.providerId != null && isManagerOf(viewer, row.providerId));
}
