import { changesOfSeveral, problemOfSeveral } from '#domain/quests/changes/several-changes.ts';
import { consoleSeveralTexts } from '#domain/texts/generated/console-several.ts';
import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import type { QuestsEditedFragment, SeveralChangesInput } from '../../gql/generated.ts';
import { consoleLocale, said, textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { knownSupportEmail } from '../../session/session.ts';
import type { Problems } from '../../widgets/forms/use-sending.ts';

/** A quest to change, as the editor sees it. */
export type ChosenQuest = {
  id: string;
  eventTitle: string;
  startedAt: string | null;
  endedAt: string | null;
  updatedAt: string;
};

/** What stands in the dialog; '' for what stays as it is. */
export type SeveralForm = {
  days: number | null;
  start: string;
  end: string;
  locationId: string;
  noticeWords: string;
};

export const NOTHING_CHANGED: SeveralForm = {
  days: null,
  start: '',
  end: '',
  locationId: '',
  noticeWords: '',
};

/** What a form asks of the API, or null while it asks nothing. */
export function changesOf({ days, start, end, locationId }: SeveralForm): SeveralChangesInput | null {
  const changes = {
    ...(days && { days }),
    ...(start && { start }),
    ...(end && { end }),
    ...(locationId && { locationId }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}

/** What is wrong with what stands in the dialog, by field; nothing chosen yet is not wrong. */
export function problemsOf(form: SeveralForm): Problems<SeveralForm> {
  const problem = problemOfSeveral(changesOf(form) ?? {});
  return problem?.field ? { [problem.field]: said(problem.message) } : {};
}

/** When a quest is now, and when it would be; null where its times stay. */
export function movedWhen(
  quest: ChosenQuest,
  changes: SeveralChangesInput,
): { from: string; to: string } | null {
  const instant = (at: string | null) => (at === null ? null : Date.parse(at));
  const times = { startedAt: instant(quest.startedAt), endedAt: instant(quest.endedAt) };
  const after = { ...times, ...changesOfSeveral(times, changes) };
  const isSame = after.startedAt === times.startedAt && after.endedAt === times.endedAt;
  return isSame ? null : { from: whenText(times), to: whenText(after) };
}

function whenText({ startedAt, endedAt }: { startedAt: number | null; endedAt: number | null }): string {
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());
  const { day, time } = questWhen({ startedAt: iso(startedAt), endedAt: iso(endedAt) });
  return `${day}, ${time}`;
}

export function versionsOf(quests: readonly ChosenQuest[]) {
  return quests.map(({ id, updatedAt }) => ({ id, updatedAt }));
}

export type RefusedQuest = { id: string; title: string; when: string; reason: string; isChanged: boolean };

/** The quests that are not changed: which they are, and why. Of one that someone else changed, how it is now. */
export function refusedQuests(
  quests: readonly ChosenQuest[],
  { results }: { results: QuestsEditedFragment['results'] | null },
): RefusedQuest[] {
  const t = textsOf(consoleSeveralTexts);
  const byId = new Map(quests.map((quest) => [quest.id, quest]));
  return (results ?? []).flatMap(({ id, code, message, quest: now }) => {
    const chosen = byId.get(id);
    if (code === null || !chosen) return [];
    const isChanged = code === 'EDIT_CONFLICT' && now !== null;
    const { day, time } = questWhen({ ...(now ?? { startedAt: chosen.startedAt, endedAt: null }) });
    const when = [`${day}, ${time}`, ...(isChanged && now.location ? [now.location.name] : [])].join(', ');
    const reason = isChanged ? t.changedMeanwhile : reasonOf(code, message);
    return [{ id, title: chosen.eventTitle, when, reason, isChanged }];
  });
}

/** Quests that someone else changed, as they are now: to be changed once more, or left. */
export function changedMeanwhile(results: QuestsEditedFragment['results']): ChosenQuest[] {
  return results.flatMap(({ code, quest }) => (code === 'EDIT_CONFLICT' && quest ? [quest] : []));
}

function reasonOf(code: string, message: string | null): string {
  if (code === 'QUEST_STARTED') return textsOf(consoleSeveralTexts).started;
  const context = { surface: 'console', supportEmail: knownSupportEmail() } as const;
  return consoleErrorCopy(consoleLocale(), { code, ...(message !== null && { message }) }, context);
}
