import { Box, Link, Typography } from '@mui/material';
import { consoleGuildsTexts } from '#domain/texts/generated/console-guilds.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { RichWords } from '../widgets/notices/RichWords.tsx';
import { PageHeading } from '../widgets/pages/PageTitle.tsx';
import { GuildCards } from './GuildCards.tsx';
import { GuildSearch, ownGuilds } from './GuildSearch.tsx';

/** What guilds are, the own ones, and all others by name. A guild itself has its page on the site. */
export function GuildsPage() {
  const t = textsOf(consoleGuildsTexts);
  return (
    <>
      <PageHeading text={t.title} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', mt: 1, maxWidth: '64rem' }}>
        <Typography sx={{ maxWidth: '70ch' }}>
          <RichWords text={t.about()} contest={(words) => <Link href="/contest">{words}</Link>} />
        </Typography>
        <OwnGuilds />
        <GuildSearch />
      </Box>
    </>
  );
}

/** The guilds to which one belongs oneself. */
function OwnGuilds() {
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
