import { Box, Button, Typography } from '@mui/material';
import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import type { ConsoleBanQuestionFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { spreadRow } from '../theme/row.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { SafetyCard } from './SafetyCard.tsx';
import { answerBanQuestion, banQuestions } from './safety-methods.ts';

/** Records with the telephone number of someone blocked: only people can say whether it is the same person. */
export function BanQuestions({ providerId }: { providerId: string }) {
  const list = useAnswer(banQuestions, { providerId });
  const t = textsOf(consoleSafetyTexts);
  return (
    <SafetyCard
      title={t.sameTitle}
      explanation={t.sameExplanation}
      emptyText={t.noQuestions}
      list={list}
      row={(question) => <Question key={question.id} question={question} />}
    />
  );
}

function Question({ question }: { question: ConsoleBanQuestionFragment }) {
  const { answer, isPending } = useReply(question);
  const name = nameOf(question);
  const { bannedAt, bannedUsername, reason, createdAt } = question;
  const t = textsOf(consoleSafetyTexts);
  return (
    <Box component="li" sx={{ ...spreadRow, gap: 1.5 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          {t.newOn({
            created: dayText(createdAt),
            whom: bannedUsername ?? t.leftSince,
            banned: dayText(bannedAt),
            isGiven: reason ? 'given' : 'other',
            reason: reason ?? '',
          })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {question.username !== null && (
          <Button
            variant="outlined"
            color="error"
            disabled={isPending}
            onClick={() => answer(true)}
            aria-label={t.isSame({ name })}
          >
            {t.same}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() => answer(false)}
          aria-label={t.isOther({ name })}
        >
          {t.other}
        </Button>
      </Box>
    </Box>
  );
}

/** Name of a person in a ban question; strangers to the charity have none. */
function nameOf({ username, nameFirst, nameLast }: ConsoleBanQuestionFragment): string {
  const full = [nameFirst, nameLast].filter(Boolean).join(' ');
  if (full !== '') return `${full} (${username})`;
  return username ?? textsOf(consoleSafetyTexts).stranger;
}

function useReply({ id }: ConsoleBanQuestionFragment) {
  const t = textsOf(consoleSafetyTexts);
  const { mutate, isPending } = useChange(
    answerBanQuestion,
    (_result, { isSamePerson }) => (isSamePerson ? t.blockedDone : t.notAskedAgain),
    { asksAnyway: true },
  );
  return { answer: (isSamePerson: boolean) => mutate({ id, isSamePerson }), isPending };
}
