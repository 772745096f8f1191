import { CATEGORY_IDS, type CategoryId, categoryOf } from './quest-category.ts';

/** Recorded attendance of one volunteer on quests with the same service tags. */
export type AttendanceGroup = {
  status: 'Present' | 'Absent';
  serviceTags: readonly string[];
  contracts: number;
  /** Of these on quests that have begun. */
  pastContracts: number;
  minutes: number;
};

type CategoryCounts = { [Id in CategoryId as `${Id}QuestsCompleted`]: number };

export type ServiceNumbers = CategoryCounts & {
  volunteerMinutes: number;
  questsCompleted: number;
  /** 0 to 100; null without recorded attendance. */
  attendancePercentage: number | null;
};

/** The numbers of a volunteer's profile. */
export function serviceNumbers(groups: readonly AttendanceGroup[]): ServiceNumbers {
  const present = groups.filter(({ status }) => status === 'Present');
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

function sumOf(groups: readonly AttendanceGroup[], name: 'contracts' | 'pastContracts' | 'minutes'): number {
  return groups.reduce((sum, group) => sum + group[name], 0);
}
