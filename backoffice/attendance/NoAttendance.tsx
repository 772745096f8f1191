import { Card } from '@mui/material';
import { Title } from 'react-admin';
import { FailureNotice } from '../widgets/notices/Failure.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { keptMarks, type MarkKey } from './marks/mark-store.ts';

type Props = { title: string; marks: MarkKey; message: string | undefined; onRetry: () => void };

/** The volunteers of a quest could not be loaded; what was marked before is safe. */
export function NoAttendance({ title, marks, message, onRetry }: Props) {
  const waiting = keptMarks(marks).length;
  return (
    <>
      <Title title={<PageTitle text={title} />} preferenceKey={false} />
      <Card sx={{ mt: 2 }}>
        <FailureNotice title="The attendance could not be loaded" onRetry={onRetry}>
          {message}
          {waiting > 0 && (
            <p>
              {waiting === 1 ? '1 mark is' : `${waiting} marks are`} safe on this device. What you confirmed
              is sent when the line is back.
            </p>
          )}
        </FailureNotice>
      </Card>
    </>
  );
}
