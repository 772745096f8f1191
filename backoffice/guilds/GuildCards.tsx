import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { crestSvg } from '#domain/brand/arms/heraldry.ts';
import type { ConsoleGuildFragment } from '../gql/generated.ts';
import { asWritten } from '../language/as-written.ts';
import { Drawing } from '../theme/Drawing.tsx';

/** Guilds side by side, each leading to its page on the site. */
export function GuildCards({ guilds }: { guilds: readonly ConsoleGuildFragment[] }) {
  return (
    <Box component="ul" sx={grid}>
      {guilds.map(({ id, name, classification, description }) => (
        <Card key={id} component="li" variant="outlined">
          <CardActionArea href={`/guilds/${encodeURIComponent(id)}`} sx={card}>
            <Drawing svg={crestSvg(classification, id, { size: 44 })} />
            <Box component="span" {...asWritten()} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="span" variant="subtitle1" sx={{ display: 'block', fontWeight: 700 }}>
                {name}
              </Typography>
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {classification}
              </Typography>
              <Typography component="span" variant="body2" sx={about}>
                {description}
              </Typography>
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  p: 0,
};
const card = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  p: 2,
  height: '100%',
};
const about = {
  display: '-webkit-box',
  mt: 0.5,
  overflow: 'hidden',
  color: 'text.secondary',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};
