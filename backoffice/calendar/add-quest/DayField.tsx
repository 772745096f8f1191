import { Alert, AlertTitle, TextField } from '@mui/material';
import { consoleAddQuestTexts } from '#domain/texts/generated/console-add-quest.ts';
import { isDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import type { ShownProblem } from './add-quest-form.ts';

type Props = {
  day: string;
  /** Why nothing can be on that day. */
  problem: ShownProblem | null;
  autoFocus?: boolean;
  onChange: (day: string) => void;
};

/** The day of what is added, in words too, or what is wrong with it. */
export function DayField({ day, problem, autoFocus = false, onChange }: Props) {
  return (
    <>
      <TextField
        autoFocus={autoFocus}
        type="date"
        label={textsOf(consoleAddQuestTexts).date}
        margin="none"
        value={day}
        error={problem !== null}
        helperText={isDay(day) && !problem ? consoleFormats().longDate(day) : undefined}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {problem && (
        <Alert severity="error">
          <AlertTitle>{said(problem.message)}</AlertTitle>
          {problem.note && said(problem.note)}
        </Alert>
      )}
    </>
  );
}
