import { Box, Card, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { Fact, Facts } from '../widgets/Facts.tsx';
import type { ProviderRecord } from './record/provider-record.ts';

/** What the charity's quests are made from, to read: it changes through the calendar and the importers. */
export function ProviderBooks() {
  const charity = useRecordContext<ProviderRecord>();
  if (!charity) return null;
  const text = charity.questConfiguration ?? '{}';
  const { locationBook, stampBook, bundleBook } = parseQuestConfiguration(text);
  const stamps = stampBook.flatMap((group) => group.stamps);
  return (
    <Card component="section" aria-label="Quest configuration" sx={{ p: 2.5 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Quest configuration
      </Typography>
      <Facts>
        <Fact term="Stamps">{stamps.length}</Fact>
        <Fact term="Locations in the book">{locationBook.length}</Fact>
        <Fact term="Weekly hours">{bundleBook.monthly_schedule.length}</Fact>
        <Fact term="Standing reservations">{bundleBook.monthly_reservations.length}</Fact>
      </Facts>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ py: 1.5, cursor: 'pointer' }}>
          The whole text
        </Box>
        <Box component="pre" role="region" aria-label="The whole text" tabIndex={0} sx={code}>
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
