import { Box, Card, Typography } from '@mui/material';
import { formatCount } from '#domain/text/format.ts';
import { questWhen } from '../records/quest-when.ts';
import { type AlertDesk, volunteersText } from './alert-choice.ts';

/** What went out about a quest: when, by whom, for whom, to how many, and what it cost. */
export function SentAlerts({ sent }: Pick<AlertDesk, 'sent'>) {
  if (sent.length === 0) return null;
  return (
    <Card component="section" aria-label="Sent before" sx={{ p: { xs: 2, sm: 2.5 }, mt: 2 }}>
      <Typography variant="h2">Sent before</Typography>
      <Box component="ul" sx={list}>
        {sent.map((alert) => (
          <li key={alert.id}>
            <strong>{sentText(alert.createdAt)}</strong>
            {alert.username === null ? '' : `, by ${alert.username}`}
            <Box>
              To {volunteersText(alert.volunteers)} by {alert.channels.join(' and ')},{' '}
              {alert.manaCost === 0 ? 'free' : `for ${formatCount(alert.manaCost)} Mana`}.
            </Box>
            <Box sx={{ color: 'text.secondary' }}>For: {alert.audience}.</Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** 'Sat, Mar 7, 2026, 9:05 am'. */
function sentText(createdAt: string): string {
  const { day, time } = questWhen({ startedAt: createdAt, endedAt: null });
  return `${day}, ${time}`;
}

const list = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& > li:first-of-type': { borderTop: 0 },
};
