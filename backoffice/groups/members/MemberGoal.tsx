import { Box, CircularProgress } from '@mui/material';
import { goalTextOf } from '#domain/recaps/goal-text.ts';
import { consoleMembersTexts } from '#domain/texts/generated/console-members.ts';
import { consoleLocale, textsOf } from '../../language/console-locale.ts';
import type { MemberGoal as Goal } from '../record/group-record.ts';

/** How far a member has come with the hours that their role is to serve. */
export function MemberGoal({ goal }: { goal: Goal }) {
  const { doneHours, says } = goalTextOf(consoleLocale(), goal);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <CircularProgress
        aria-hidden="true"
        variant="determinate"
        enableTrackSlot
        value={Math.min(goal.progress, 1) * 100}
        color={goal.progress >= 1 ? 'success' : 'secondary'}
        thickness={6}
      />
      <span>
        {textsOf(consoleMembersTexts).goalProgress({ done: doneHours, target: goal.targetHours, says })}
      </span>
    </Box>
  );
}
