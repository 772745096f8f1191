import {
  CATEGORY_IDS,
  type CategoryId,
  categoryOf,
  QUEST_CATEGORIES,
  type QuestCategory,
  UNCATEGORIZED,
} from '../quests/quest-category.ts';
import { type ContractStatus, wasThere } from './attendance.ts';
import type { ProfilePart } from './public-profile.ts';

/** Recorded attendance of one volunteer on quests with the same service tags. */
export type AttendanceGroup = {
  status: ContractStatus;
  serviceTags: readonly string[];
  contracts: number;
  /** Number of those sign-ups whose quests have started. */
  pastContracts: number;
  minutes: number;
};

export type CategoryCounts = { [Id in CategoryId as `${Id}QuestsCompleted`]: number };

export type ServiceNumbers = CategoryCounts & {
  volunteerMinutes: number;
  questsCompleted: number;
  /** 0 to 100; null without recorded attendance. */
  attendancePercentage: number | null;
};

/** The numbers of a volunteer's profile. */
export function serviceNumbers(groups: readonly AttendanceGroup[]): ServiceNumbers {
  const present = groups.filter(({ status }) => wasThere(status));
  const byCategory = CATEGORY_IDS.map((id) => {
    const ofCategory = present.filter(({ serviceTags }) => categoryOf(serviceTags).id === id);
    return [`${id}QuestsCompleted`, sumOf(ofCategory, 'contracts')];
  });
  const attended = sumOf(present, 'pastContracts');
  const recorded = sumOf(groups, 'pastContracts');
  return {
    ...(Object.fromEntries(byCategory) as CategoryCounts),
    volunteerMinutes: sumOf(present, 'minutes'),
    questsCompleted: sumOf(present, 'contracts'),
    attendancePercentage: recorded === 0 ? null : (100 * attended) / recorded,
  };
}

/** Null where the part of the profile to which a number belongs is not shown. */
export type ShownNumbers = { [Name in keyof ServiceNumbers]: ServiceNumbers[Name] | null };

/** The numbers that belong to the parts of a profile that are shown; all others are null. */
export function shownNumbers(numbers: ServiceNumbers, shown: readonly ProfilePart[]): ShownNumbers {
  const entries = Object.entries(numbers).map(([name, value]) => [
    name,
    shown.includes(PARTS[name] ?? 'types') ? value : null,
  ]);
  return Object.fromEntries(entries) as ShownNumbers;
}

/** What is not one of these is the count of a type. */
const PARTS: Readonly<Record<string, ProfilePart>> = {
  volunteerMinutes: 'hours',
  questsCompleted: 'quests',
  attendancePercentage: 'attendance',
};

export type CompletedType = { category: QuestCategory; count: number };

/**
 * What a volunteer has discovered: the types of completed quests, the most frequent first, and the types still to come.
 * Quests without a known type are counted as uncategorized, which is none of the 25.
 */
export function discoveredTypes(
  record: { [Name in keyof CategoryCounts]: number | null } & { questsCompleted: number | null },
): {
  completed: CompletedType[];
  undiscovered: QuestCategory[];
} {
  const types = CATEGORY_IDS.map((id) => ({
    category: QUEST_CATEGORIES[id],
    count: record[`${id}QuestsCompleted`] ?? 0,
  }));
  const categorized = types.reduce((sum, { count }) => sum + count, 0);
  const others = { category: UNCATEGORIZED, count: (record.questsCompleted ?? categorized) - categorized };
  return {
    // Sorting is stable, so that types of the same count stay in the order of the alphabet.
    completed: [...types, others].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
    undiscovered: types.filter(({ count }) => count === 0).map(({ category }) => category),
  };
}

function sumOf(groups: readonly AttendanceGroup[], name: 'contracts' | 'pastContracts' | 'minutes'): number {
  return groups.reduce((sum, group) => sum + group[name], 0);
}
