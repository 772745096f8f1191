import { Box, Card, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { consoleCharitiesTexts } from '#domain/texts/generated/console-charities.ts';
import { textsOf } from '../../language/console-locale.ts';
import { sourceLabel } from './record/import-source.ts';
import type { ProviderRecord } from './record/provider-record.ts';

/** Where else this charity can be seen. */
export function ProviderLinks() {
  const charity = useRecordContext<ProviderRecord>();
  if (!charity) return null;
  const t = textsOf(consoleCharitiesTexts);
  const id = encodeURIComponent(charity.id);
  const filter = encodeURIComponent(JSON.stringify({ about: charity.id }));
  return (
    <Card component="section" aria-label={t.more} sx={{ p: 2.5 }}>
      <Typography>{t.madeByWhom({ source: sourceLabel(charity.importSource) })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { display: 'inline-block', py: 1 } }}>
        <li>
          <Link href={`/questList/${id}`}>{t.publicPage}</Link>
        </li>
        <li>
          <Link component={RouterLink} to={`/audit?filter=${filter}`}>
            {t.log}
          </Link>
        </li>
      </Box>
    </Card>
  );
}
