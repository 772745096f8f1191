import { Box, Card, Typography } from '@mui/material';
import { audienceText } from '#domain/alerts/alert-audience.ts';
import { consoleAlertReviewTexts } from '#domain/texts/generated/console-alert-review.ts';
import { consoleLocale, textsOf } from '../language/console-locale.ts';
import { questWhen } from '../records/quest-when.ts';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { type AlertDesk, channelsText, youngText } from './alert-choice.ts';

/** What went out about a quest: when, by whom, for whom, to how many, and what it cost. */
export function SentAlerts({ sent }: Pick<AlertDesk, 'sent'>) {
  if (sent.length === 0) return null;
  const t = textsOf(consoleAlertReviewTexts);
  return (
    <Card component="section" aria-label={t.sentBefore} sx={{ p: { xs: 2, sm: 2.5 }, mt: 2 }}>
      <Typography variant="h2">{t.sentBefore}</Typography>
      <Box component="ul" sx={{ ...linedRows, mt: 1, '& > li:first-of-type': { borderTop: 0 } }}>
        {sent.map((alert) => (
          <li key={alert.id}>
            <strong>{sentText(alert.createdAt)}</strong>
            {alert.username !== null && t.sentBy({ name: alert.username })}
            <Box>
              {t.sentTo({
                count: alert.volunteers,
                channels: channelsText(alert.channels),
                cost: alert.manaCost,
              })}{' '}
              {youngText(alert.youngAtLeast)}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{t.audience({ audience: sentAudience(alert) })}</Box>
          </li>
        ))}
      </Box>
    </Card>
  );
}

/** Whom it was for, in the language of the console. */
function sentAudience({ choice, createdAt }: AlertDesk['sent'][number]): string {
  const { districtNames, labelNames, from, until, ...filters } = choice;
  const period = { start: Date.parse(from), end: Date.parse(until) };
  return audienceText(consoleLocale(), { filters, districtNames, labelNames, period }, Date.parse(createdAt));
}

/** 'Sat, Mar 7, 2026, 9:05 am'. */
function sentText(createdAt: string): string {
  const { day, time } = questWhen({ startedAt: createdAt, endedAt: null });
  return textsOf(consoleAlertReviewTexts).sentAt({ day, time });
}
