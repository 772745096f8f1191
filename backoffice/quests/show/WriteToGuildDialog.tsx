import { TextInput, useDataProvider, useNotify } from 'react-admin';
import {
  checkGuildLetter,
  GUILD_LETTER_FIELDS,
  GUILD_LETTER_LIMITS,
  type GuildLetter,
} from '#domain/guilds/guild-letter.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { writeToGuild } from './guild-letter-methods.ts';

type Props = { questId: string; guildName: string; onClose: () => void };

/** Writes to the admins of a guild through the product, which does not tell who they are. */
export function WriteToGuildDialog({ questId, guildName, onClose }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  return (
    <FormDialog<GuildLetter>
      title={`Write to ${guildName}`}
      onClose={onClose}
      maxWidth="sm"
      submitLabel="Send"
      cancelLabel="Close"
      isNew
      isJudgedLate
      values={NOTHING_WRITTEN}
      resolver={fieldsResolver({}, checkGuildLetter)}
      onSubmit={async (letter) => {
        await run(writeToGuild, { questId, ...letter });
        notify(`Your message to ${guildName} is on its way.`, { type: 'success' });
      }}
    >
      <span>
        The admins of the Guild get it as a mail. Answers to that mail reach nobody, so say how they reach
        you.
      </span>
      <TextInput
        {...INPUTS.message}
        autoFocus
        multiline
        minRows={4}
        helperText={`At most ${GUILD_LETTER_LIMITS.messageMax} characters`}
      />
      <TextInput {...INPUTS.contact} helperText="For example a telephone number of your charity" />
    </FormDialog>
  );
}

const NOTHING_WRITTEN: GuildLetter = { message: '', contact: '' };
const INPUTS = { message: inputOf('message'), contact: inputOf('contact') };

function inputOf(source: keyof GuildLetter) {
  return { source, label: GUILD_LETTER_FIELDS[source], isRequired: true, parse: (typed: string) => typed };
}
