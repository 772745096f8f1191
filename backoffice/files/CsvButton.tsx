import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useFile } from './use-file.ts';

type Props = {
  label: string;
  /** Where the server makes the file, and what of it. */
  address: string;
  asked: object;
};

/** Downloads a list as a CSV file; while it is made, the way to give it up stands in place of the button. */
export function CsvButton({ label, address, asked }: Props) {
  const { isMaking, start, cancel } = useFile(address, asked);
  if (!isMaking) {
    return (
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void start()}>
        {label}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ minWidth: 180 }} role="status">
        <Typography>Preparing the file…</Typography>
        <LinearProgress aria-label="Progress of the file" />
      </Box>
      <Button onClick={cancel}>Cancel</Button>
    </Box>
  );
}
