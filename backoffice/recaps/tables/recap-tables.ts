import { ageBandName } from '#domain/recaps/figure-names.ts';
import { formatCount, formatPhone } from '#domain/text/format.ts';
import { consoleRecapTablesTexts } from '#domain/texts/generated/console-recap-tables.ts';
import type { RecapList, RecapRowsFragment, RecapSortField } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { periodName, scaleOf } from '../figures/recap-period-choice.ts';

/** Volunteer in a table of the recap. */
export type RecapEntry = RecapRowsFragment['items'][number];

export type RecapTable = {
  /** Element ID that the figures of the summary link to. */
  id: string;
  list: RecapList;
  title: string;
  note?: string;
};

export type RecapColumn = {
  /** What it is sorted by. */
  field: RecapSortField;
  label: string;
  kind: 'name' | 'contact' | 'number';
  /** Empty where the viewer may not know, or no one does any more. */
  text(entry: RecapEntry): string;
};

/** The tables of a period in the order of the report. */
export function tablesOf(period: string): RecapTable[] {
  const t = textsOf(consoleRecapTablesTexts);
  const retained: RecapTable = {
    id: 'retained',
    list: 'RETAINED',
    title: t.retained,
    note: t.retainedNote({ period: periodName(period) }),
  };
  return [
    {
      id: 'served',
      list: 'SERVED',
      title: t.served,
    },
    {
      id: 'first-time',
      list: 'FIRST_TIME',
      title: t.firstTime,
    },
    ...(scaleOf(period) === 'month' ? [retained] : []),
    {
      id: 'absent',
      list: 'ABSENT',
      title: t.absent,
    },
    {
      id: 'late-drop',
      list: 'LATE_DROP',
      title: t.lateDrop,
      note: t.lateDropNote,
    },
  ];
}

/** The columns of a list. Hours and quests of the retained are those of both months. */
export function columnsOf(list: RecapList, period: string): RecapColumn[] {
  const t = textsOf(consoleRecapTablesTexts);
  if (list === 'ABSENT') return [...names(), { ...COUNT, label: t.timesAbsent }];
  if (list === 'LATE_DROP') return [...names(), { ...COUNT, label: t.cancellations }];
  const ofPeriod = scaleOf(period) === 'month' ? t.questsOfMonth : t.questsOfYear;
  const [quests, hours] = list === 'RETAINED' ? [t.questsOfBoth, t.hoursOfBoth] : [ofPeriod, t.totalHours];
  return [...names(), ...contact(), { ...QUESTS, label: quests }, { ...HOURS, label: hours }];
}

/** What a list is sorted by at first: the most hours or times, highest first. */
export function firstSortOf(list: RecapList): { field: RecapSortField; order: 'ASC' | 'DESC' } {
  const isOfAbsences = list === 'ABSENT' || list === 'LATE_DROP';
  return { field: isOfAbsences ? 'absentCount' : 'combinedMinutes', order: 'DESC' };
}

function names(): RecapColumn[] {
  const t = textsOf(consoleRecapTablesTexts);
  return [
    {
      field: 'nameFirst',
      label: t.nameFirst,
      kind: 'name',
      text: ({ chariteer: volunteer }) => volunteer.nameFirst ?? '',
    },
    {
      field: 'nameLast',
      label: t.nameLast,
      kind: 'name',
      text: ({ chariteer: volunteer }) => volunteer.nameLast ?? '',
    },
  ];
}

function contact(): RecapColumn[] {
  const t = textsOf(consoleRecapTablesTexts);
  return [
    {
      field: 'phoneNumber',
      label: t.phone,
      kind: 'contact',
      text: ({ chariteer: volunteer }) => formatPhone(volunteer.phoneNumber ?? ''),
    },
    {
      field: 'emailAddress',
      label: t.email,
      kind: 'contact',
      text: ({ chariteer: volunteer }) => volunteer.emailAddress ?? '',
    },
    {
      field: 'age',
      label: t.age,
      kind: 'contact',
      text: ({ chariteer: volunteer }) => ageBandName(t)(volunteer.ageBand),
    },
  ];
}

const QUESTS: Omit<RecapColumn, 'label'> = {
  field: 'completedQuests',
  kind: 'number',
  text: ({ completedQuests }) => formatCount(completedQuests),
};
const HOURS: Omit<RecapColumn, 'label'> = {
  field: 'combinedMinutes',
  kind: 'number',
  text: ({ combinedMinutes }) => consoleFormats().serviceHours(combinedMinutes),
};
const COUNT: Omit<RecapColumn, 'label'> = {
  field: 'absentCount',
  kind: 'number',
  text: ({ absentCount }) => formatCount(absentCount),
};
