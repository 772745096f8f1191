import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAnswer } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { useSettled } from '../widgets/lists/use-settled.ts';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { GuildCards } from './GuildCards.tsx';
import { otherGuilds } from './guild-methods.ts';

const PER_PAGE = 8;
const TYPING_PAUSE_MS = 200;

/** All guilds to which one does not belong, by a part of their name. */
export function GuildSearch() {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useSettled(typed.trim(), TYPING_PAUSE_MS);
  return (
    <Box component="section" aria-labelledby="guild-search">
      <Typography id="guild-search" variant="h2" gutterBottom>
        Search Guilds
      </Typography>
      <TextField
        type="search"
        label="Part of the name"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setPage(1);
        }}
        size="small"
        sx={{ width: '100%', maxWidth: '24rem', mb: 2 }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Hits q={q} page={page} onPage={setPage} />
    </Box>
  );
}

function Hits({ q, page, onPage }: { q: string; page: number; onPage: (page: number) => void }) {
  const { data, error, refetch, isFetching } = useAnswer(
    otherGuilds,
    { q, page, perPage: PER_PAGE },
    { keepsLast: true },
  );
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  const { items, total } = data;
  return (
    <Box aria-busy={isFetching}>
      <Typography role="status" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {total === 0
          ? 'No guilds found matching your search'
          : `${total} ${total === 1 ? 'guild' : 'guilds'}`}
      </Typography>
      <GuildCards guilds={items} />
      <CardPaging total={total} page={page} perPage={PER_PAGE} onPage={onPage} label="Pages of guilds" />
    </Box>
  );
}
