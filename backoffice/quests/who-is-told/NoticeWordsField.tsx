import { TextField } from '@mui/material';
import { problemOfNoticeWords, tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import { said } from '../../language/console-locale.ts';

type Props = {
  label: string;
  help?: string;
  value: string;
  onChange: (words: string) => void;
};

/** What the charity adds to the message that the people of a quest get. */
export function NoticeWordsField({ label, help, value, onChange }: Props) {
  const problem = problemOfNoticeWords(tidyNoticeWords(value));
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
      margin="normal"
      error={problem !== null}
      helperText={problem ? said(problem) : help}
    />
  );
}
