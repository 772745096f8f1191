import YesIcon from '@mui/icons-material/CheckCircleOutline';
import { Box, Typography } from '@mui/material';
import { consoleAnswersTexts } from '#domain/texts/generated/console-answers.ts';
import { textsOf } from '../../language/console-locale.ts';

type Answered = { confirmedCount: number | null; isOver: boolean };

type Props = {
  quest: Answered;
  /** How many signed up: whoever comes along is not asked. */
  people: number;
};

/** How many of those on a quest have said that they come; nothing once it is over, or where no one is on it. */
export function WhoComes({ quest, people }: Props) {
  const { confirmedCount: count, isOver } = quest;
  if (count === null || people === 0 || isOver) return null;
  return (
    <Typography
      sx={{ fontWeight: count > 0 ? 650 : undefined, color: count > 0 ? 'success.main' : 'text.secondary' }}
    >
      {textsOf(consoleAnswersTexts).saidTheyCome({ count, taken: String(people) })}
    </Typography>
  );
}

/** Beside the name of who has said so. */
export function ComesMark({ confirmedAt }: { confirmedAt: string | null }) {
  if (confirmedAt === null) return null;
  return (
    <Box component="span" sx={mark}>
      <YesIcon fontSize="inherit" aria-hidden />
      {textsOf(consoleAnswersTexts).saidYes}
    </Box>
  );
}

const mark = {
  display: 'inline-flex',
  // In line with the name before it.
  alignItems: 'baseline',
  '& > svg': { alignSelf: 'center' },
  gap: 0.5,
  marginInlineStart: 1,
  color: 'success.main',
  fontWeight: 650,
  whiteSpace: 'nowrap',
};
