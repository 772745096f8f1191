import { Box, Button, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import type { ConsoleBanQuestionFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { useAnswer, useMethod } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { SafetyCard } from './SafetyCard.tsx';
import { answerBanQuestion, banQuestions } from './safety-methods.ts';

/** Records with the telephone number of somebody blocked: only people can say whether it is the same person. */
export function BanQuestions({ providerId }: { providerId: string }) {
  const list = useAnswer(banQuestions, { providerId });
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
  const { answer, isPending } = useReply(question);
  const name = nameOf(question);
  const { bannedAt, bannedUsername, reason, createdAt } = question;
  return (
    <Box component="li" sx={{ ...spreadRow, gap: 1.5 }}>
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

function useReply({ id }: ConsoleBanQuestionFragment) {
  const notify = useNotify();
  const refresh = useRefresh();
  const tell = (text: string, type: 'success' | 'error') => {
    notify(text, { type });
    refresh();
  };
  const { mutate, isPending } = useMethod(answerBanQuestion, {
    onSuccess: (_result, { isSamePerson }) =>
      tell(isSamePerson ? 'The person is blocked.' : 'You will not be asked about this again.', 'success'),
    // Somebody else may have answered meanwhile.
    onError: ({ message }) => tell(message, 'error'),
  });
  return { answer: (isSamePerson: boolean) => mutate({ id, isSamePerson }), isPending };
}
