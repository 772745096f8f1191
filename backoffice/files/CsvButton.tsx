import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { type CsvFile, useCsvFile } from './use-csv-file.ts';

/** Downloads a list as a CSV file; in place of the button stands how far it is, and the way to give it up. */
export function CsvButton<Row extends RaRecord<string>>({
  file,
  label,
}: {
  file: CsvFile<Row>;
  label: string;
}) {
  const { progress, start, cancel } = useCsvFile(file);
  if (progress === null) {
    return (
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void start()}>
        {label}
      </Button>
    );
  }
  const { done, total } = progress;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ minWidth: 180 }}>
        <Typography>
          {total === 0 ? 'Preparing the file…' : `${formatCount(done)} of ${formatCount(total)} volunteers`}
        </Typography>
        <LinearProgress
          variant={total === 0 ? 'indeterminate' : 'determinate'}
          value={total === 0 ? 0 : (100 * done) / total}
          aria-label="Progress of the file"
        />
      </Box>
      <Button onClick={cancel}>Cancel</Button>
    </Box>
  );
}
