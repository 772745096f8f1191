import { Box, Card, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { consoleAnswersTexts } from '#domain/texts/generated/console-answers.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';

/** Whether those who were there would come again, without names; nothing before the quest is over. */
export function QuestFeedback() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest?.isOver || !quest.viewerIsManager) return null;
  const t = textsOf(consoleAnswersTexts);
  const { feedback } = quest;
  return (
    <Card component="section" aria-label={t.feedback} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.feedback}</Typography>
      {feedback === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{t.shownFromThree}</Typography>
      ) : (
        <>
          <Typography sx={{ fontWeight: 650 }}>
            {t.answers({ yes: feedback.yesCount, no: feedback.noCount })}
          </Typography>
          <Box component="ul" sx={words}>
            {feedback.words.map((said, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same, and nothing moves
              <li key={`${index} ${said}`} {...asWritten()}>
                {said}
              </li>
            ))}
          </Box>
        </>
      )}
    </Card>
  );
}

const words = {
  listStyle: 'none',
  p: 0,
  my: 1.5,
  '& > li': {
    py: 0.5,
    paddingInlineStart: 1.5,
    mb: 1,
    borderInlineStart: '3px solid',
    borderInlineStartColor: 'divider',
    overflowWrap: 'anywhere',
  },
};
