import { Card, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { TablePaging } from '../../widgets/lists/TablePaging.tsx';
import { TableSkeleton } from '../../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { TrainingRecordRows } from './TrainingRecordRows.tsx';

type Props = {
  providerId: string;
  training: { id: string; name: string };
  /** Part of a name. */
  q: string;
  onEdit: (record: TrainingRecordFragment) => void;
};

/** Section of a training with all applicants. */
export function TrainingRecords({ providerId, training, q, onEdit }: Props) {
  const t = textsOf(consoleTrainingRecordsTexts);
  const titleId = useId();
  const [paging, setPaging] = useState({ page: 1, perPage: 10 });
  const { data, total, error, refetch, isFetching } = useGetList<TrainingRecordFragment & RaRecord<string>>(
    'orientations',
    { filter: { providerId, templateId: training.id, ...(q !== '' && { q }) }, pagination: paging },
    { retry: isWorthRetrying, placeholderData: (last) => last, onError: () => undefined },
  );
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        {training.name}
      </Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && total === 0 && (
        <Typography color="text.secondary">{q === '' ? t.nobodyApplied : t.nobodyCalled}</Typography>
      )}
      {data && data.length > 0 && (
        <TrainingRecordRows
          trainingName={training.name}
          records={data}
          isFetching={isFetching}
          onEdit={onEdit}
        />
      )}
      <TablePaging total={total ?? 0} paging={paging} pageSizes={[10, 25, 50]} onPaging={setPaging} />
    </Card>
  );
}
