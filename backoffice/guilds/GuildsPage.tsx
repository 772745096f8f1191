import { Box, Link, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { consoleGuildsTexts } from '#domain/texts/generated/console-guilds.ts';
import { textsOf } from '../language/console-locale.ts';
import { RichWords } from '../widgets/notices/RichWords.tsx';
import { PageTitle } from '../widgets/pages/PageTitle.tsx';
import { GuildSearch } from './GuildSearch.tsx';
import { OwnGuilds } from './OwnGuilds.tsx';

/** What guilds are, the own ones, and all others by name. A guild itself has its page on the site. */
export function GuildsPage() {
  const t = textsOf(consoleGuildsTexts);
  return (
    <>
      <Title title={<PageTitle text={t.title} />} preferenceKey={false} />
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
