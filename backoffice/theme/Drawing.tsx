import { Box } from '@mui/material';

/** A piece of the brand's heraldry, as api/domain/brand draws it. */
export function Drawing({ svg }: { svg: string }) {
  // Drawn by our own code from nothing a person typed.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Box component="span" sx={INLINE} dangerouslySetInnerHTML={{ __html: svg }} />;
}

const INLINE = { display: 'flex', flex: 'none' };
