import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import type { ConsoleCheckFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { CheckPlacesDialog } from './CheckPlacesDialog.tsx';
import { checks } from './document-methods.ts';

/** What the charity checks of people itself: who was checked until when, and where it is required. */
export function ChecksCard({ providerId }: { providerId: string }) {
  const t = textsOf(consoleDocumentsTexts);
  const { data, error, refetch } = useAnswer(checks, { providerId });
  const [isRecording, setRecording] = useState(false);
  return (
    <Card component="section" aria-label={t.checks} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 860 }}>
      <Box sx={spreadRow}>
        <Typography variant="h2">{t.checks}</Typography>
        <Button variant="contained" onClick={() => setRecording(true)}>
          {t.recordCheck}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t.checksLead}</Typography>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <TableSkeleton />)}
      {data?.map((check) => (
        <Check key={check.kind} check={check} providerId={providerId} />
      ))}
      {isRecording && <CheckDialog providerId={providerId} onClose={() => setRecording(false)} />}
    </Card>
  );
}

type Props = { check: ConsoleCheckFragment; providerId: string };

function Check({ check, providerId }: Props) {
  const t = textsOf(consoleDocumentsTexts);
  const { canAccess: canRequire } = useCanAccess({ resource: 'documents', action: 'edit' });
  const [isChoosing, setChoosing] = useState(false);
  const { kind, requiredBy, people } = check;
  return (
    <Box component="section" aria-label={t[kind]} sx={{ mt: 2 }}>
      <Box sx={spreadRow}>
        <Box>
          <Typography variant="h3">{t[kind]}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t.requiredBy({ count: requiredBy.length })}
          </Typography>
        </Box>
        {canRequire && (
          <Button
            variant="outlined"
            aria-label={t.requireOf({ check: t[kind] })}
            onClick={() => setChoosing(true)}
          >
            {t.require}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={linedRows}>
        {people.map((person) => (
          <li key={person.chariteerId}>
            <b>{volunteerName(person)}</b>
            <Typography sx={{ color: person.isValid ? 'text.secondary' : 'error.main' }}>
              {lineOf(person)}
            </Typography>
          </li>
        ))}
      </Box>
      {isChoosing && (
        <CheckPlacesDialog check={check} providerId={providerId} onClose={() => setChoosing(false)} />
      )}
    </Box>
  );
}

function lineOf({ lastDay, isValid, checkedBy }: ConsoleCheckFragment['people'][number]): string {
  const t = textsOf(consoleDocumentsTexts);
  const day = consoleFormats().date(lastDay);
  const by = checkedBy === null ? null : t.checkedBy({ name: checkedBy });
  return [isValid ? t.validUntil({ day }) : t.endedOn({ day }), by].filter(Boolean).join(', ');
}
