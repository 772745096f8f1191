import { problemOfGoals } from '#domain/recaps/goal-hours.ts';
import type { ConsoleGroupGoalsQuery } from '../../gql/generated.ts';
import type { GroupRole } from '../record/group-record.ts';

/** What is set for a group, and the charities to choose from. */
export type GoalsRecord = ConsoleGroupGoalsQuery['groupGoals'] & {
  charities: readonly { id: string; name: string }[];
};

/** The form as it is typed: hours by role, empty for a role without a goal. */
export type GoalsForm = { providerIds: readonly string[]; hours: Readonly<Record<string, string>> };

/** The form of what is set; targets of roles that the group does not have are left out. */
export function goalsFormOf({ providerIds, targets }: GoalsRecord, roles: readonly GroupRole[]): GoalsForm {
  const hours = roles.map(({ roleId }) => {
    const target = targets.find((one) => one.roleId === roleId);
    return [roleId, target ? String(target.hours) : ''] as const;
  });
  return { providerIds, hours: Object.fromEntries(hours) };
}

/** What is sent, or what is wrong with it. */
export function readGoals({
  providerIds,
  hours,
}: GoalsForm): { providerIds: string[]; targets: { roleId: string; hours: number }[] } | { problem: string } {
  const typed = Object.entries(hours).filter(([, text]) => text.trim() !== '');
  const goals = {
    providerIds: [...providerIds],
    targets: typed.map(([roleId, text]) => ({ roleId, hours: Number(text) })),
  };
  const problem = problemOfGoals(goals, {
    roleIds: new Set(Object.keys(hours)),
    knownProviderIds: new Set(providerIds),
  });
  return problem ? { problem } : goals;
}

/** What the form begins with, of what the API sent. */
export function goalsRecordOf({ groupGoals, districts }: ConsoleGroupGoalsQuery): GoalsRecord {
  return { ...groupGoals, charities: charitiesOf(districts, groupGoals.providerIds) };
}

/** The charities of all districts by name, and those that are set but hidden now. */
export function charitiesOf(
  districts: ConsoleGroupGoalsQuery['districts'],
  providerIds: readonly string[],
): { id: string; name: string }[] {
  const listed = districts.flatMap(({ providers }) => providers);
  const hidden = providerIds
    .filter((id) => listed.every((one) => one.id !== id))
    .map((id) => ({ id, name: 'A hidden charity' }));
  return [...listed, ...hidden].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
