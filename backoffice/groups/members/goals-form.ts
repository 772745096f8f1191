import type { Resolver } from 'react-hook-form';
import { type GoalSettings, type GoalTarget, problemOfGoals } from '#domain/recaps/goal-hours.ts';
import { compareNames } from '#domain/text/folded-text.ts';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { consoleRulesTexts } from '#domain/texts/generated/console-rules.ts';
import type { ConsoleGroupGoalsQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { GroupRole } from '../record/group-record.ts';

/** The form as it is typed: hours by role, empty for a role without a goal. */
export type GoalsForm = { providerIds: string[]; hours: Record<string, string> };

/** The form of what is set, if it is known yet; targets of roles that the group does not have are left out. */
export function goalsFormOf(
  goals: ConsoleGroupGoalsQuery['groupGoals'] | undefined,
  roles: readonly GroupRole[],
): GoalsForm {
  const hours = roles.map(({ roleId }) => {
    const target = goals?.targets.find((one) => one.roleId === roleId);
    return [roleId, target ? String(target.hours) : ''] as const;
  });
  return { providerIds: goals?.providerIds ?? [], hours: Object.fromEntries(hours) };
}

/** What is sent. */
export function goalsOf({ providerIds, hours }: GoalsForm): GoalSettings {
  const typed = Object.entries(hours).filter(([, text]) => text.trim() !== '');
  return { providerIds, targets: typed.map(([roleId, text]) => ({ roleId, hours: Number(text) })) };
}

/** The rules of the API, each said at its field. */
export const goalsResolver: Resolver<GoalsForm> = (form) => {
  const { providerIds, targets } = goalsOf(form);
  const known = { roleIds: new Set(Object.keys(form.hours)), knownProviderIds: new Set(providerIds) };
  const errorOf = (goals: GoalSettings) => {
    const message = problemOfGoals(textsOf(consoleRulesTexts), goals, known);
    return message === null ? null : { type: 'field', message };
  };
  const ofCharities = errorOf({ providerIds, targets: [] });
  const ofHours = targets.flatMap((target: GoalTarget) => {
    const error = errorOf({ providerIds: [], targets: [target] });
    return error ? [[target.roleId, error] as const] : [];
  });
  const errors = {
    ...(ofCharities && { providerIds: ofCharities }),
    ...(ofHours.length > 0 && { hours: Object.fromEntries(ofHours) }),
  };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: form, errors: {} };
};

/** The charities of all districts by name, and those that are set but hidden now. */
export function charitiesOf({ districts, groupGoals: { providerIds } }: ConsoleGroupGoalsQuery) {
  const listed = districts.flatMap(({ providers }) => providers);
  const hidden = providerIds
    .filter((id) => listed.every((one) => one.id !== id))
    .map((id) => ({ id, name: textsOf(consoleMembersTexts).hiddenCharity }));
  return [...listed, ...hidden].sort((a, b) => compareNames(a.name, b.name));
}
