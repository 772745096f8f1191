import { Box, CircularProgress, Link as PlainLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resultOf, resultText, rewardOf } from '#domain/attendance/quest-history.ts';
import { consoleVolunteersTexts } from '#domain/texts/generated/console-volunteers.ts';
import { VolunteerHistoryDocument } from '../../gql/generated/volunteers.ts';
import type { VolunteerHistoryQuery } from '../../gql/generated.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import { questWhen } from '../../records/quest-when.ts';
import { reading } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { CardPaging } from '../../widgets/lists/CardPaging.tsx';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';

/** A page of what a volunteer did for a charity: sign-ups, each with the credits that came of it. */
const volunteerHistory = reading(VolunteerHistoryDocument, (data) => data.getChariteerMergedContracts);

const PAGE_SIZE = 10;

/** What a volunteer did for a charity, ten sign-ups a page. */
export function VolunteerHistory({ volunteerId, providerId }: { volunteerId: string; providerId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useVolunteerHistory({ volunteerId, providerId, page });
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  const t = textsOf(consoleVolunteersTexts);
  if (!data) return <CircularProgress aria-label={t.loadingHistory} />;
  const { mergedContracts: entries, totalCount: total } = data;
  return (
    <section aria-label={t.history}>
      <Typography sx={{ color: 'text.secondary' }}>
        {total === 0 ? t.noQuests : t.signUps({ count: total })}
      </Typography>
      <Box component="ol" aria-busy={isFetching} sx={{ ...linedRows, my: 1 }}>
        {entries.map((entry) => (
          <Entry key={entry.contract.id} entry={entry} />
        ))}
      </Box>
      <CardPaging total={total} page={page} perPage={PAGE_SIZE} onPage={setPage} label={t.historyPages} />
    </section>
  );
}

/** Loads a page of a volunteer's history; the previous page stays visible meanwhile. */
export function useVolunteerHistory(wanted: { volunteerId: string; providerId: string; page: number }) {
  const { volunteerId: chariteerId, ...rest } = wanted;
  return useAnswer(volunteerHistory, { chariteerId, ...rest }, { keepsLast: true });
}

type HistoryEntry = VolunteerHistoryQuery['getChariteerMergedContracts']['mergedContracts'][number];

function Entry({ entry }: { entry: HistoryEntry }) {
  const { quest } = entry.contract;
  const reward = rewardOf(consoleLocale(), entry);
  return (
    <li>
      {quest && (
        <PlainLink
          component={Link}
          to={`/quests/${encodeURIComponent(quest.id)}/show`}
          sx={{ fontWeight: 650, display: 'inline-block', minHeight: 24 }}
        >
          {quest.eventTitle}
        </PlainLink>
      )}
      <Box component="span" sx={{ display: 'block' }}>
        {quest && questWhen(quest).day}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {resultText(consoleLocale(), resultOf(entry))}
        {reward && `, ${reward}`}
      </Box>
    </li>
  );
}
