import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { type GoalSettings, parseGoalSettings } from '#domain/recaps/goal-hours.ts';

export type GoalGroup = { groupId: string; providerId: string | null; settings: GoalSettings };

/** A group with its goals. Errors: GROUP_NOT_FOUND. */
export async function loadGoalGroup(db: Db, groupId: string): Promise<GoalGroup> {
  const [row] = await db
    .select({ providerId: memberGroup.providerId, goalSettings: memberGroup.goalSettings })
    .from(memberGroup)
    .where(eq(memberGroup.id, groupId));
  if (!row) throw new DomainError('GROUP_NOT_FOUND');
  return { groupId, providerId: row.providerId, settings: parseGoalSettings(row.goalSettings) };
}

/** The viewer, who administers the group. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireGroupAdmin(viewer: Viewer | null, group: GoalGroup): Viewer {
  const person = requireLogin(viewer);
  if (!isGroupAdmin(person, group)) throw new DomainError('FORBIDDEN');
  return person;
}
