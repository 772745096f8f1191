import type { ReactNode } from 'react';
import { Loading } from 'react-admin';
import { useParams } from 'react-router-dom';
import { NoAttendance } from './NoAttendance.tsx';
import type { AttendanceQuest } from './record/attendance-record.ts';
import { useAttendanceQuest } from './record/use-attendance-quest.ts';

type Props = {
  /** What the page is called while its quest is not known. */
  title: string;
  children: (quest: AttendanceQuest, accountId: string) => ReactNode;
};

/** The quest of the address with its volunteers. */
export function OpenedQuest({ title, children }: Props) {
  const { id = '' } = useParams();
  const { accountId, quest, error, retry } = useAttendanceQuest(id);
  if (accountId === undefined || (!quest && !error)) return <Loading />;
  if (quest) return children(quest, accountId);
  const marks = { accountId, questId: id };
  return <NoAttendance title={title} marks={marks} message={error?.message} onRetry={retry} />;
}
