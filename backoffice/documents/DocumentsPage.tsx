import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import type { ConsoleDocumentFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { OrganizationGate } from '../widgets/pages/OrganizationGate.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documents } from './document-methods.ts';

/** What the selected charity has people sign. */
export function DocumentsPage() {
  const { title } = textsOf(consoleDocumentsTexts);
  return (
    <OrganizationGate title={title}>
      {(providerId) => (
        <>
          <PageHeading text={title} />
          <Documents key={providerId} providerId={providerId} />
          <ChecksOfCharity key={`checks ${providerId}`} providerId={providerId} />
        </>
      )}
    </OrganizationGate>
  );
}

/** Checks of people, for who may read them. */
function ChecksOfCharity({ providerId }: { providerId: string }) {
  const { canAccess } = useCanAccess({ resource: 'documents', action: 'checks' });
  return canAccess ? <ChecksCard providerId={providerId} /> : null;
}

function Documents({ providerId }: { providerId: string }) {
  const t = textsOf(consoleDocumentsTexts);
  const { data, error, refetch } = useAnswer(documents, { providerId });
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'documents', action: 'edit' });
  const [written, setWritten] = useState<ConsoleDocumentFragment | 'new' | null>(null);
  return (
    <Card component="section" aria-label={t.title} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 860 }}>
      <Box sx={spreadRow}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t.lead}</Typography>
        {canWrite && (
          <Button variant="contained" onClick={() => setWritten('new')}>
            {t.write}
          </Button>
        )}
      </Box>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <TableSkeleton />)}
      {data?.length === 0 && <Typography sx={{ mt: 2 }}>{t.none}</Typography>}
      <Box component="ul" sx={{ ...linedRows, mt: 2 }}>
        {data?.map((one) => (
          <DocumentRow key={one.id} document={one} onEdit={canWrite ? () => setWritten(one) : null} />
        ))}
      </Box>
      {written && (
        <DocumentDialog
          providerId={providerId}
          document={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
    </Card>
  );
}
