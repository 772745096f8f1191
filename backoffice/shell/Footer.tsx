import { Box } from '@mui/material';
import { consoleBarTexts } from '#domain/texts/generated/console-bar.ts';
import { textsOf } from '../language/console-locale.ts';

/** Version and copyright, at the end of every page. */
export function Footer({ siteName }: { siteName: string }) {
  return (
    <Box component="footer" sx={footer}>
      <span>
        © {new Date().getFullYear()} {siteName}
      </span>
      <span>{textsOf(consoleBarTexts).version({ version: __APP_VERSION__ })}</span>
    </Box>
  );
}

const footer = {
  mt: 'auto',
  py: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 1,
  color: 'text.secondary',
  typography: 'body2',
};
