import { Box, Card, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { sourceLabel } from './record/import-source.ts';
import type { ProviderRecord } from './record/provider-record.ts';

/** Where else this charity can be seen. */
export function ProviderLinks() {
  const charity = useRecordContext<ProviderRecord>();
  if (!charity) return null;
  const id = encodeURIComponent(charity.id);
  const filter = encodeURIComponent(JSON.stringify({ about: charity.id }));
  return (
    <Card component="section" aria-label="More about this charity" sx={{ p: 2.5 }}>
      <Typography>Made by: {sourceLabel(charity.importSource)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { display: 'inline-block', py: 1 } }}>
        <li>
          <Link href={`/questList/${id}`}>Public page</Link>
        </li>
        <li>
          <Link component={RouterLink} to={`/audit?filter=${filter}`}>
            What was changed, in the audit log
          </Link>
        </li>
      </Box>
    </Card>
  );
}
