import { Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleRecapTablesTexts } from '#domain/texts/generated/console-recap-tables.ts';
import { CsvButton } from '../../files/CsvButton.tsx';
import { textsOf } from '../../language/console-locale.ts';
import type { VolunteerShown } from '../../volunteers/preview/VolunteerContact.tsx';
import { VolunteerDialog } from '../../volunteers/preview/VolunteerDialog.tsx';
import { RecapRows } from './RecapRows.tsx';
import type { RecapTable } from './recap-tables.ts';

type Props = { table: RecapTable; providerId: string; period: string };

/** Table of the report: volunteers and what they did. */
export function RecapTableSection({ table, providerId, period }: Props) {
  const { canAccess: canPreview } = useCanAccess({ resource: 'chariteers', action: 'show' });
  const [previewed, setPreviewed] = useState<VolunteerShown | null>(null);
  const { id, list, title, note } = table;
  const t = textsOf(consoleRecapTablesTexts);
  return (
    // A figure of the summary leads here, and so does the focus.
    <Card component="section" id={id} tabIndex={-1} aria-label={title} className="recap-section">
      <Box className="recap-section-head">
        <div>
          <Typography variant="h3">{title}</Typography>
          {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
        </div>
        {list === 'SERVED' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CsvButton label={t.download} address="/files/recap.csv" asked={{ providerId, period }} />
            <CsvButton label={t.downloadXlsx} address="/files/recap.xlsx" asked={{ providerId, period }} />
          </Box>
        )}
      </Box>
      <RecapRows
        table={table}
        providerId={providerId}
        period={period}
        onPreview={canPreview ? setPreviewed : null}
      />
      <VolunteerDialog volunteer={previewed} providerId={providerId} onClose={() => setPreviewed(null)} />
    </Card>
  );
}
