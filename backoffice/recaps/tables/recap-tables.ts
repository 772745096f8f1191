import { formatCount, formatHours, formatPhone } from '#domain/text/format.ts';
import type { RecapList, RecapRowsFragment, RecapSortField } from '../../gql/generated.ts';
import { periodName, scaleOf } from '../figures/recap-period-choice.ts';

/** One person in a list of the recap. */
export type RecapEntry = RecapRowsFragment['items'][number];

export type RecapTable = {
  /** Where the figures of the summary lead. */
  id: string;
  list: RecapList;
  title: string;
  /** What it says of nobody. */
  empty: string;
  note?: string;
};

export type RecapColumn = {
  /** What it is sorted by. */
  field: RecapSortField;
  label: string;
  kind: 'name' | 'contact' | 'number';
  /** Empty where the viewer may not know, or nobody does any more. */
  text(entry: RecapEntry): string;
};

/** The tables of a period in the order of the report. */
export function tablesOf(period: string): RecapTable[] {
  const retained: RecapTable = {
    id: 'retained',
    list: 'RETAINED',
    title: 'Retained volunteers',
    empty: 'No volunteers came back from the previous month.',
    note: `Displaying volunteer history from previous month to ${periodName(period)}`,
  };
  return [
    {
      id: 'served',
      list: 'SERVED',
      title: 'All volunteers',
      empty: 'No volunteers in this period.',
    },
    {
      id: 'first-time',
      list: 'FIRST_TIME',
      title: 'First-time volunteers',
      empty: 'No first-time volunteers in this period.',
    },
    ...(scaleOf(period) === 'month' ? [retained] : []),
    {
      id: 'absent',
      list: 'ABSENT',
      title: 'Recorded absent',
      empty: 'Nobody was recorded absent in this period.',
    },
    {
      id: 'late-drop',
      list: 'LATE_DROP',
      title: 'Short-notice cancellations',
      empty: 'No short-notice cancellations in this period.',
      note: 'Places given back within 24 hours of the start.',
    },
  ];
}

/** The columns of a list. Hours and quests of the retained are those of both months. */
export function columnsOf(list: RecapList, period: string): RecapColumn[] {
  if (list === 'ABSENT') return [...NAMES, { ...COUNT, label: 'Times absent' }];
  if (list === 'LATE_DROP') return [...NAMES, { ...COUNT, label: 'Cancellations' }];
  const [quests, hours] =
    list === 'RETAINED'
      ? ['Quests completed in both months', 'Hours in both months']
      : [`Quests completed this ${scaleOf(period)}`, 'Total hours'];
  return [...NAMES, ...CONTACT, { ...QUESTS, label: quests }, { ...HOURS, label: hours }];
}

/** What a list is sorted by at first: the most hours or times, highest first. */
export function firstSortOf(list: RecapList): { field: RecapSortField; order: 'ASC' | 'DESC' } {
  const isOfAbsences = list === 'ABSENT' || list === 'LATE_DROP';
  return { field: isOfAbsences ? 'absentCount' : 'combinedMinutes', order: 'DESC' };
}

const NAMES: RecapColumn[] = [
  {
    field: 'nameFirst',
    label: 'First name',
    kind: 'name',
    text: ({ chariteer: volunteer }) => volunteer.nameFirst ?? '',
  },
  {
    field: 'nameLast',
    label: 'Last name',
    kind: 'name',
    text: ({ chariteer: volunteer }) => volunteer.nameLast ?? '',
  },
];

const CONTACT: RecapColumn[] = [
  {
    field: 'phoneNumber',
    label: 'Phone',
    kind: 'contact',
    text: ({ chariteer: volunteer }) => formatPhone(volunteer.phoneNumber ?? ''),
  },
  {
    field: 'emailAddress',
    label: 'Email',
    kind: 'contact',
    text: ({ chariteer: volunteer }) => volunteer.emailAddress ?? '',
  },
  {
    field: 'age',
    label: 'Age',
    kind: 'contact',
    text: ({ chariteer: volunteer }) => volunteer.ageBand ?? '',
  },
];

const QUESTS: Omit<RecapColumn, 'label'> = {
  field: 'completedQuests',
  kind: 'number',
  text: ({ completedQuests }) => formatCount(completedQuests),
};
const HOURS: Omit<RecapColumn, 'label'> = {
  field: 'combinedMinutes',
  kind: 'number',
  text: ({ combinedMinutes }) => formatHours(combinedMinutes),
};
const COUNT: Omit<RecapColumn, 'label'> = {
  field: 'absentCount',
  kind: 'number',
  text: ({ absentCount }) => formatCount(absentCount),
};
