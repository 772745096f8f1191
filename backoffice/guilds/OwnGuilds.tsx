import { Box, Typography } from '@mui/material';
import { consoleGuildsTexts } from '#domain/texts/generated/console-guilds.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { GuildCards } from './GuildCards.tsx';
import { ownGuilds } from './guild-methods.ts';

/** The guilds to which one belongs oneself. */
export function OwnGuilds() {
  return (
    <Box component="section" aria-labelledby="own-guilds">
      <Typography id="own-guilds" variant="h2" gutterBottom>
        {textsOf(consoleGuildsTexts).yours}
      </Typography>
      <List />
    </Box>
  );
}

function List() {
  const { data, error, refetch } = useAnswer(ownGuilds, {});
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  if (data.length > 0) return <GuildCards guilds={data} />;
  return <Typography sx={{ color: 'text.secondary' }}>{textsOf(consoleGuildsTexts).none}</Typography>;
}
