import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import type { ConsoleWebhookFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { webhooks } from './program-methods.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** A charity's webhooks with what was sent to them. */
export function WebhooksCard({ providerId }: { providerId: string }) {
  const t = textsOf(consoleProgramsTexts);
  const { data, error, refetch } = useAnswer(webhooks, { providerId });
  const [written, setWritten] = useState<ConsoleWebhookFragment | 'new' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Card component="section" aria-label={t.webhooks} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 860 }}>
      <Box sx={spreadRow}>
        <Box>
          <Typography variant="h2">{t.webhooks}</Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{t.webhooksLead}</Typography>
        </Box>
        <Button variant="contained" onClick={() => setWritten('new')}>
          {t.addWebhook}
        </Button>
      </Box>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <TableSkeleton />)}
      <Box component="ul" sx={{ ...linedRows, mt: 2 }}>
        {data?.map((one) => (
          <WebhookRow key={one.id} webhook={one} onEdit={() => setWritten(one)} onSecret={setSecret} />
        ))}
      </Box>
      {written && (
        <WebhookDialog
          providerId={providerId}
          webhook={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
          onSecret={setSecret}
        />
      )}
      {secret !== null && <SecretDialog title={t.secret} secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  );
}
