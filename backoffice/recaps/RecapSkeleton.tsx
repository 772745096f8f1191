import { Box, Card, Skeleton } from '@mui/material';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { textsOf } from '../language/console-locale.ts';

/** Stands where the report will be, in its shape. */
export function RecapSkeleton() {
  return (
    <Box
      role="status"
      aria-label={textsOf(consoleRecapsTexts).loading}
      sx={{ display: 'grid', gap: 2, mt: 2 }}
    >
      <Card sx={{ p: 2.5 }}>
        {[70, 60, 75, 65, 55].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={34} sx={{ maxWidth: 420 }} />
        ))}
      </Card>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        {['volunteers', 'hours', 'value'].map((card) => (
          <Skeleton key={card} variant="rounded" height={112} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={340} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}
