import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleGuildsTexts } from '#domain/texts/generated/console-guilds.ts';
import { ConsoleGuildPageDocument, ConsoleOwnGuildsDocument } from '../gql/generated/guilds.ts';
import { textsOf } from '../language/console-locale.ts';
import { reading } from '../resources/method.ts';
import { useSettled } from '../widgets/fields/use-settled.ts';
import { PagedAnswer } from '../widgets/lists/PagedAnswer.tsx';
import { GuildCards } from './GuildCards.tsx';

export const ownGuilds = reading(ConsoleOwnGuildsDocument, (data) => data.ownGuilds);

/** A page of the guilds to which one does not belong. */
export const otherGuilds = reading(ConsoleGuildPageDocument, (data) => data.guildPage);

const TYPING_PAUSE_MS = 200;

/** All guilds to which one does not belong, by a part of their name. */
export function GuildSearch() {
  const [typed, setTyped] = useState('');
  const t = textsOf(consoleGuildsTexts);
  const q = useSettled(typed.trim(), TYPING_PAUSE_MS);
  return (
    <Box component="section" aria-labelledby="guild-search">
      <Typography id="guild-search" variant="h2" gutterBottom>
        {t.search}
      </Typography>
      <TextField
        type="search"
        label={t.part}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        size="small"
        sx={{ width: '100%', maxWidth: '24rem', mb: 2 }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <PagedAnswer method={otherGuilds} asked={{ q }} perPage={8} pagesLabel={t.pages}>
        {(guilds, total) => (
          <>
            <Typography role="status" sx={{ mb: 1.5, color: 'text.secondary' }}>
              {total === 0 ? t.noneFound : t.counted({ count: total })}
            </Typography>
            <GuildCards guilds={guilds} />
          </>
        )}
      </PagedAnswer>
    </Box>
  );
}
