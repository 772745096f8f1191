import type { GOAL_ROLES } from '../permissions/permissions.ts';
import type { ConsoleRulesTexts } from '../texts/generated/console-rules.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** Hours that members of a group are to serve, by role, and the charities at which they count. */
export type GoalSettings = { providerIds: string[]; targets: GoalTarget[] };
export type GoalTarget = { roleId: string; hours: number };

export const GOAL_LIMITS = { providersMax: 10, targetsMax: 20, hoursMax: 10_000 } as const;

/** The targets a group has until its admins choose others. */
export const DEFAULT_TARGETS = [
  { roleId: 'Sophomores', hours: 15 },
  { roleId: 'Juniors', hours: 60 },
  { roleId: 'Seniors', hours: 20 },
] as const satisfies readonly { roleId: (typeof GOAL_ROLES)[number]; hours: number }[];

/** Reads what is stored with a group; without charities there is no goal yet. */
export function parseGoalSettings(stored: unknown): GoalSettings {
  const { providerIds, targets } = (stored ?? {}) as { providerIds?: unknown; targets?: unknown };
  return {
    providerIds: Array.isArray(providerIds) ? providerIds.filter((id) => typeof id === 'string') : [],
    targets: Array.isArray(targets) ? targets.filter(isTarget) : [...DEFAULT_TARGETS],
  };
}

/** What is wrong with new settings, or null. `roleIds` are the roles of the group, `knownProviderIds` the existing ones. */
export function problemOfGoals<Text>(
  t: TextsAs<ConsoleRulesTexts, Text>,
  { providerIds, targets }: GoalSettings,
  known: { roleIds: ReadonlySet<string>; knownProviderIds: ReadonlySet<string> },
): Text | null {
  const { providersMax, targetsMax, hoursMax } = GOAL_LIMITS;
  if (providerIds.length > providersMax) return t.goalCharities({ max: String(providersMax) });
  if (!providerIds.every((id) => known.knownProviderIds.has(id))) return t.goalCharityGone;
  if (targets.length > targetsMax) return t.goalTargets({ max: String(targetsMax) });
  if (new Set(targets.map(({ roleId }) => roleId)).size !== targets.length) return t.goalTwice;
  if (!targets.every(({ roleId }) => known.roleIds.has(roleId))) return t.goalRole;
  const isInRange = targets.every(({ hours }) => Number.isInteger(hours) && hours >= 1 && hours <= hoursMax);
  return isInRange ? null : t.goalHours({ max: String(hoursMax) });
}

/** Hours done of a target: progress is hours over target, and may pass 1. */
export function goalProgress(minutes: number, targetHours: number): { hours: number; progress: number } {
  const hours = minutes / 60;
  return { hours, progress: hours / targetHours };
}

function isTarget(value: unknown): value is GoalTarget {
  const { roleId, hours } = (value ?? {}) as { roleId?: unknown; hours?: unknown };
  return typeof roleId === 'string' && typeof hours === 'number' && hours > 0;
}
