import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import type { ConsoleGuildFragment } from '../gql/generated.ts';
import { FailureAlert } from '../layout/Failure.tsx';
import { TableSkeleton } from '../layout/TableSkeleton.tsx';
import { isWorthRetrying } from '../providers/error-code.ts';
import { GuildCards } from './GuildCards.tsx';

/** The guilds to which one belongs oneself. */
export function OwnGuilds() {
  return (
    <Box component="section" aria-labelledby="own-guilds">
      <Typography id="own-guilds" variant="h2" gutterBottom>
        Your Guilds
      </Typography>
      <List />
    </Box>
  );
}

function List() {
  const { data, error, refetch } = useGetList<ConsoleGuildFragment>('ownGuilds', undefined, {
    retry: isWorthRetrying,
    onError: () => undefined,
  });
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  if (data.length > 0) return <GuildCards guilds={data} />;
  return <Typography sx={{ color: 'text.secondary' }}>You do not belong to a guild yet.</Typography>;
}
