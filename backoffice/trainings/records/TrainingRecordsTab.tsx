import { Box, Button, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useSettled } from '../../widgets/fields/use-settled.ts';
import { CardPaging } from '../../widgets/lists/CardPaging.tsx';
import { TableSkeleton } from '../../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { Notice } from '../../widgets/notices/Notice.tsx';
import { TrainingRecordDialog } from './TrainingRecordDialog.tsx';
import { TrainingRecords } from './TrainingRecords.tsx';
import { offeredTrainings } from './training-record-form.ts';

const TRAININGS_A_PAGE = 10;
const PAUSE_MILLISECONDS = 300;

/** What volunteers have of the trainings of the selected charity, training by training. */
export function TrainingRecordsTab({ providerId }: { providerId: string }) {
  const t = textsOf(consoleTrainingRecordsTexts);
  const { canAccess: canOffer } = useCanAccess({ resource: 'trainings', action: 'list' });
  const offer = canOffer && <OfferLink />;
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<TrainingRecordFragment | null>(null);
  const q = useSettled(typed, PAUSE_MILLISECONDS).trim();
  const { data, error, refetch } = useAnswer(offeredTrainings, { providerId });
  // What was fetched before stays, and with it a dialog that is open over it.
  if (error && !data) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  if (data.length === 0) return <NoTrainings offer={offer} />;
  const shown = data.slice((page - 1) * TRAININGS_A_PAGE, page * TRAININGS_A_PAGE);
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box role="search" aria-label={t.orientations} sx={head}>
        <TextField
          type="search"
          label={t.search}
          margin="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 220px', maxWidth: 320 }}
        />
        {offer}
      </Box>
      {shown.map((training) => (
        // Other words begin at the first page again.
        <TrainingRecords
          key={`${training.id} ${q}`}
          providerId={providerId}
          training={training}
          q={q}
          onEdit={setEdited}
        />
      ))}
      <CardPaging
        total={data.length}
        page={page}
        perPage={TRAININGS_A_PAGE}
        onPage={setPage}
        label={t.trainingPages}
      />
      {edited && <TrainingRecordDialog key={edited.id} loaded={edited} onClose={() => setEdited(null)} />}
    </Box>
  );
}

function OfferLink() {
  return (
    <Button component={Link} to="/trainings" variant="outlined">
      {textsOf(consoleTrainingRecordsTexts).offered}
    </Button>
  );
}

function NoTrainings({ offer }: { offer: ReactNode }) {
  const t = textsOf(consoleTrainingRecordsTexts);
  return (
    <Notice isCard title={t.noneTitle} actions={offer}>
      {t.none}
    </Notice>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
};
