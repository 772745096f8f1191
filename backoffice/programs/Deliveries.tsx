import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { ConsoleWebhookDeliveryFragment } from '../gql/generated.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { sendWebhookAgain, webhookDeliveries } from './program-methods.ts';

/** What was sent to a webhook in the last 30 days, the newest first. */
export function Deliveries({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const t = textsOf(consoleProgramsTexts);
  const { data, error, refetch } = useAnswer(webhookDeliveries, { webhookId });
  const again = useChange(sendWebhookAgain, t.sentAgain);
  if (!data) return error ? <FailureAlert error={error} onRetry={refetch} /> : <TableSkeleton />;
  if (data.length === 0) return <Typography sx={{ mt: 1 }}>{t.noMessages}</Typography>;
  return (
    <Box component="ul" aria-label={t.messages} sx={{ ...linedRows, mt: 1 }}>
      {data.map((one) => (
        <Box key={one.id} component="li" sx={spreadRow}>
          <Box>
            <Link component={RouterLink} to={`/quests/${encodeURIComponent(one.questId)}/show`}>
              {t[one.event]}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {factsOf(one)}
            </Typography>
          </Box>
          {isOn && one.status !== 'waiting' && (
            <Button disabled={again.isPending} onClick={() => again.mutate({ deliveryId: one.id })}>
              {t.sendAgain}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

function factsOf({ at, status, tries, answerCode }: ConsoleWebhookDeliveryFragment): string {
  const t = textsOf(consoleProgramsTexts);
  const answer = answerCode === null ? t.noAnswer : t.answered({ code: String(answerCode) });
  const formats = consoleFormats();
  const instant = Date.parse(at);
  const when = `${formats.date(newYorkDay(instant))}, ${formats.time(instant)}`;
  const facts = [when, t[status], t.tried({ count: tries })];
  return [...facts, ...(tries > 0 ? [answer] : [])].join(' · ');
}
