import { Box, Link, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { GuildSearch } from './GuildSearch.tsx';
import { OwnGuilds } from './OwnGuilds.tsx';

/** What guilds are, the own ones, and all others by name. A guild itself has its page on the site. */
export function GuildsPage() {
  return (
    <>
      <Title title={<PageTitle text="Guilds" />} preferenceKey={false} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', mt: 1, maxWidth: '64rem' }}>
        <Typography sx={{ maxWidth: '70ch' }}>
          Guilds are volunteer groups that can reserve events and enter eligible contests, such as the{' '}
          <Link href="/contest">Clash of Clubs</Link>. A charity reserves a quest for one of them in its
          calendar: only members can sign up for it then.
        </Typography>
        <OwnGuilds />
        <GuildSearch />
      </Box>
    </>
  );
}
