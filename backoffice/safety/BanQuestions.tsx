import { Box, Button, Typography } from '@mui/material';
import { useGetList, useNotify, useRefresh, useUpdate } from 'react-admin';
import { isWorthRetrying } from '../api-client/error-code.ts';
import type { ConsoleBanQuestionFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { SafetyCard } from './SafetyCard.tsx';

/** Records with the telephone number of somebody blocked: only people can say whether it is the same person. */
export function BanQuestions({ providerId }: { providerId: string }) {
  const list = useGetList<ConsoleBanQuestionFragment>(
    'banQuestions',
    { filter: { providerId } },
    { retry: isWorthRetrying, onError: () => undefined },
  );
  return (
    <SafetyCard
      title="Is it the same person?"
      explanation="They share a telephone number with somebody you blocked, and nothing else. Until you answer they can sign up."
      emptyText="There is no question at the moment."
      list={list}
      row={(question) => <Question key={question.id} question={question} />}
    />
  );
}

function Question({ question }: { question: ConsoleBanQuestionFragment }) {
  const { answer, isPending } = useAnswer(question);
  const name = nameOf(question);
  const { bannedAt, bannedUsername, reason, createdAt } = question;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          New on {dayText(createdAt)}. You blocked {bannedUsername ?? 'somebody who has left since'} on{' '}
          {dayText(bannedAt)}
          {reason ? `: «${reason}»` : '.'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="error"
          disabled={isPending}
          onClick={() => answer(true)}
          aria-label={`${name} is the same person: block`}
        >
          The same: block
        </Button>
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => answer(false)}
          aria-label={`${name} is somebody else`}
        >
          Somebody else
        </Button>
      </Box>
    </Box>
  );
}

/** Who is on no quest of the charity is named by the user name alone, and the young not at all. */
function nameOf({ username, nameFirst, nameLast, isYoung }: ConsoleBanQuestionFragment): string {
  const full = [nameFirst, nameLast].filter(Boolean).join(' ');
  if (full !== '') return `${full} (${username})`;
  return username ?? (isYoung ? 'Somebody under 18, who is on none of your Quests' : 'Somebody');
}

function useAnswer({ id }: ConsoleBanQuestionFragment) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const answer = (isSamePerson: boolean) =>
    void update(
      'banQuestions',
      { id, data: { isSamePerson }, previousData: { id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(isSamePerson ? 'The person is blocked.' : 'You will not be asked about this again.', {
            type: 'success',
          });
          refresh();
        },
        // Somebody else may have answered meanwhile.
        onError: (error) => {
          notify((error as Error).message, { type: 'error' });
          refresh();
        },
      },
    );
  return { answer, isPending };
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
};
