import { Alert, Button, Dialog, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  checkGuildLetter,
  GUILD_LETTER_FIELDS,
  GUILD_LETTER_LIMITS,
  type GuildLetter,
} from '#domain/guilds/guild-letter.ts';
import { useMethod } from '../../resources/use-method.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import { writeToGuild } from './guild-letter-methods.ts';

type Props = { questId: string; guildName: string; isOpen: boolean; onClose: () => void };

/** Writes to the admins of a guild through the product, which does not tell who they are. */
export function WriteToGuildDialog({ isOpen, guildName, onClose, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Write to {guildName}</DialogTitle>
      {isOpen && <LetterForm guildName={guildName} onClose={onClose} {...props} />}
    </Dialog>
  );
}

function LetterForm({ questId, guildName, onClose }: Omit<Props, 'isOpen'>) {
  const [letter, setLetter] = useState<GuildLetter>({ message: '', contact: '' });
  const [isTried, setTried] = useState(false);
  const { send, isPending, error } = useSendLetter(questId, guildName, onClose);
  const problems = isTried ? checkGuildLetter(letter) : {};
  const field = (name: keyof GuildLetter) => ({
    required: true,
    label: GUILD_LETTER_FIELDS[name],
    value: letter[name],
    error: problems[name] !== undefined,
    margin: 'none' as const,
    onChange: ({ target }: { target: { value: string } }) => setLetter({ ...letter, [name]: target.value }),
  });
  return (
    <DialogForm
      onSubmit={() => {
        setTried(true);
        if (Object.keys(checkGuildLetter(letter)).length === 0) send(letter);
      }}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Send
          </Button>
        </>
      }
    >
      <span>
        The admins of the Guild get it as a mail. Answers to that mail reach nobody, so say how they reach
        you.
      </span>
      <TextField
        {...field('message')}
        autoFocus
        multiline
        minRows={4}
        helperText={problems.message ?? `At most ${GUILD_LETTER_LIMITS.messageMax} characters`}
      />
      <TextField
        {...field('contact')}
        helperText={problems.contact ?? 'For example a telephone number of your charity'}
      />
      {error && <Alert severity="error">{error}</Alert>}
    </DialogForm>
  );
}

function useSendLetter(questId: string, guildName: string, onDone: () => void) {
  const notify = useNotify();
  const { mutate, isPending, error } = useMethod(writeToGuild, {
    onSuccess: () => {
      notify(`Your message to ${guildName} is on its way.`, { type: 'success' });
      onDone();
    },
    // Shown in the dialog, where what was typed stays.
    onError: () => undefined,
  });
  const send = (letter: GuildLetter) => mutate({ questId, ...letter });
  return { send, isPending, error: error?.message };
}
