import { Box, Button, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { consoleStaffQueueTexts } from '#domain/texts/generated/console-staff-queue.ts';
import { StaffQueueDocument } from '../../gql/generated/staff.ts';
import { textsOf } from '../../language/console-locale.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { spreadRow } from '../../theme/row.ts';
import { FailureNotice } from '../../widgets/notices/Failure.tsx';
import { queueRows } from './queue-rows.ts';

const staffQueue = reading(StaffQueueDocument, (data) => data);

/** What waits for the product’s staff, each with its page. */
export function StaffQueue() {
  const t = textsOf(consoleStaffQueueTexts);
  const { data, error, refetch } = useAnswer(staffQueue, {});
  if (error && !data)
    return (
      <FailureNotice isCard title={t.notLoaded} onRetry={refetch}>
        {error.message}
      </FailureNotice>
    );
  if (!data) return null;
  const rows = queueRows(data);
  return (
    <Card component="section" aria-labelledby="staff-queue" sx={{ maxWidth: 860, mt: 2, px: 2, py: 1.5 }}>
      <Typography id="staff-queue" variant="h2">
        {t.title}
      </Typography>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ id, title, to }) => (
          <Box component="li" key={id} sx={rowStyle}>
            <Typography sx={{ flex: '1 1 16rem', minWidth: 0 }}>{title}</Typography>
            <Button variant="outlined" component={Link} to={to} aria-label={t.reviewOf({ what: title })}>
              {t.review}
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const rowStyle = { ...spreadRow, py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' } };
