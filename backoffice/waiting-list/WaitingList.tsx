import { Box, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext } from 'react-admin';
import { consoleWaitingListTexts } from '#domain/texts/generated/console-waiting-list.ts';
import { textsOf } from '../language/console-locale.ts';
import type { QuestRecord } from '../records/quest-record.ts';
import { useAnswer } from '../resources/use-method.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { linedRows } from '../widgets/lists/rows-style.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { WaitingPerson } from './WaitingPerson.tsx';
import { setWaitingList, waitingList } from './waiting-methods.ts';

/** Rows per page, the API's maximum. */
const PER_PAGE = 100;

/** Waitlist of a quest, with actions for those who take attendance; hidden once the quest has started. */
export function WaitingList() {
  const quest = useRecordContext<QuestRecord>();
  const { canAccess } = useCanAccess({ resource: 'waiting-lists', action: 'edit', record: quest });
  if (!quest || !canAccess || !hasWaitingList(quest)) return null;
  const t = textsOf(consoleWaitingListTexts);
  const { waitingCount } = quest;
  const heldCount = quest.heldCount - (quest.guildHold?.spotsLeft ?? 0);
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2.5 }}>
      <Box sx={head}>
        <Box>
          <Typography variant="h2">{t.title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t.waiting({ count: waitingCount })} {heldCount > 0 && t.held({ count: heldCount })}
          </Typography>
        </Box>
        <OpenSwitch quest={quest} />
      </Box>
      {waitingCount > 0 && <People quest={quest} />}
    </Card>
  );
}

/** Quests without a time never fill up for good, but have a list like all others. */
function hasWaitingList({ publishingStatus, startedAt }: QuestRecord): boolean {
  return publishingStatus === 'Published' && (startedAt === null || Date.parse(startedAt) > Date.now());
}

function OpenSwitch({ quest: { id, providerId, isWaitingListOpen } }: { quest: QuestRecord }) {
  const t = textsOf(consoleWaitingListTexts);
  const { canAccess } = useCanAccess({ resource: 'waiting-lists', action: 'close', record: { providerId } });
  const { mutate, isPending } = useChange(setWaitingList, isWaitingListOpen ? t.closed : t.opened);
  if (!canAccess) return isWaitingListOpen ? null : <Typography>{t.closed}</Typography>;
  return (
    <FormControlLabel
      label={t.mayJoin}
      control={
        <Switch
          checked={isWaitingListOpen}
          disabled={isPending}
          onChange={(_event, isOpen) => mutate({ questId: id, isOpen })}
        />
      }
      sx={{ minHeight: 44, mr: 0 }}
    />
  );
}

function People({ quest }: { quest: QuestRecord }) {
  const { id: questId, waitingCount } = quest;
  const [page, setPage] = useState(1);
  const t = textsOf(consoleWaitingListTexts);
  const { data, error, refetch } = useAnswer(waitingList, { questId, page }, { keepsLast: true });
  if (error) return <FailureAlert error={error} onRetry={refetch} />;
  if (!data) return <TableSkeleton />;
  return (
    <>
      <Box component="ol" aria-label={t.title} sx={{ ...linedRows, mt: 1 }}>
        {data.map((person) => (
          <WaitingPerson key={person.id} quest={quest} person={person} />
        ))}
      </Box>
      <CardPaging total={waitingCount} page={page} perPage={PER_PAGE} onPage={setPage} label={t.pages} />
    </>
  );
}

// The switch beside the counts where both fit, else below.
const head = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 };
