import { Box, Card, Typography } from '@mui/material';
import { consoleAlertReviewTexts } from '#domain/texts/generated/console-alert-review.ts';
import { textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';
import type { AlertDesk } from './alert-choice.ts';
import { channelsText } from './channels-text.ts';

/** What went out about a quest: when, by whom, for whom, to how many, and what it cost. */
export function SentAlerts({ sent }: Pick<AlertDesk, 'sent'>) {
  if (sent.length === 0) return null;
  const t = textsOf(consoleAlertReviewTexts);
  return (
    <Card component="section" aria-label={t.sentBefore} sx={{ p: { xs: 2, sm: 2.5 }, mt: 2 }}>
      <Typography variant="h2">{t.sentBefore}</Typography>
      <Box component="ul" sx={list}>
        {sent.map((alert) => (
          <li key={alert.id}>
            <strong>{sentText(alert.createdAt)}</strong>
            {alert.username !== null && t.sentBy({ name: alert.username })}
            <Box>
              {t.sentTo({
                count: alert.volunteers,
                channels: channelsText(alert.channels),
                cost: alert.manaCost,
              })}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{t.audience({ audience: alert.audience })}</Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** 'Sat, Mar 7, 2026, 9:05 am'. */
function sentText(createdAt: string): string {
  const { day, time } = questWhen({ startedAt: createdAt, endedAt: null });
  return textsOf(consoleAlertReviewTexts).sentAt({ day, time });
}

const list = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& > li:first-of-type': { borderTop: 0 },
};
