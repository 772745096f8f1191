import { Box, Card, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { textsOf } from '../../language/console-locale.ts';
import { Fact, Facts } from '../../widgets/lists/Facts.tsx';
import type { ProviderRecord } from './record/provider-record.ts';

/** What the charity's quests are made from, to read: it changes through the calendar and the importers. */
export function ProviderBooks() {
  const charity = useRecordContext<ProviderRecord>();
  if (!charity) return null;
  const t = textsOf(consoleCharitiesTexts);
  const text = charity.questConfiguration ?? '{}';
  const { locationBook, stampBook, bundleBook } = parseQuestConfiguration(text);
  const stamps = stampBook.flatMap((group) => group.stamps);
  return (
    <Card component="section" aria-label={t.configuration} sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t.configuration}
      </Typography>
      <Facts>
        <Fact term={t.stamps}>{stamps.length}</Fact>
        <Fact term={t.bookLocations}>{locationBook.length}</Fact>
        <Fact term={t.weeklyHours}>{bundleBook.monthly_schedule.length}</Fact>
        <Fact term={t.reservations}>{bundleBook.monthly_reservations.length}</Fact>
      </Facts>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ py: 1.5, cursor: 'pointer' }}>
          {t.wholeText}
        </Box>
        <Box component="pre" role="region" aria-label={t.wholeText} tabIndex={0} sx={code}>
          {prettyText(text)}
        </Box>
      </Box>
    </Card>
  );
}

function prettyText(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

const code = { m: 0, p: 1.5, maxHeight: 360, overflow: 'auto', bgcolor: 'background.default', fontSize: 14 };
