import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { ConsoleGuildFragment } from '../gql/generated.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { useSettled } from '../widgets/lists/use-settled.ts';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { GuildCards } from './GuildCards.tsx';

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
  const {
    data,
    total = 0,
    error,
    refetch,
    isFetching,
  } = useGetList<ConsoleGuildFragment>(
    'otherGuilds',
    { filter: { q }, pagination: { page, perPage: PER_PAGE } },
    { retry: isWorthRetrying, onError: () => undefined, placeholderData: (last) => last },
  );
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  return (
    <Box aria-busy={isFetching}>
      <Typography role="status" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {total === 0
          ? 'No guilds found matching your search'
          : `${total} ${total === 1 ? 'guild' : 'guilds'}`}
      </Typography>
      <GuildCards guilds={data} />
      <CardPaging total={total} page={page} perPage={PER_PAGE} onPage={onPage} label="Pages of guilds" />
    </Box>
  );
}
