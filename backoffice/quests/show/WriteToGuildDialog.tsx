import { TextInput, useDataProvider, useNotify } from 'react-admin';
import { checkGuildLetter, type GuildLetter } from '#domain/guilds/guild-letter.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleGuildLetterTexts } from '#domain/texts/generated/console-guild-letter.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { WriteToGuildDocument } from '../../gql/generated/quests.ts';
import { said, textsOf } from '../../language/console-locale.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { writing } from '../../resources/method.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';

/** Emails the admins of the guild that has a quest, or is asked. */
const writeToGuild = writing(WriteToGuildDocument, (data) => data.writeToGuild);

type Props = { questId: string; guildName: string; onClose: () => void };

/** Writes to the admins of a guild through the product, which does not tell who they are. */
export function WriteToGuildDialog({ questId, guildName, onClose }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = textsOf(consoleGuildLetterTexts);
  return (
    <FormDialog<GuildLetter>
      title={t.title({ guild: guildName })}
      onClose={onClose}
      maxWidth="sm"
      submitLabel={t.send}
      cancelLabel={textsOf(consoleFormsTexts).close}
      isNew
      isJudgedLate
      values={NOTHING_WRITTEN}
      resolver={fieldsResolver({}, problemsOf)}
      onSubmit={async (letter) => {
        await run(writeToGuild, { questId, ...letter });
        notify(t.sent({ guild: guildName }), { type: 'success' });
      }}
    >
      <span>{t.lead}</span>
      <TextInput {...inputOf('message')} autoFocus multiline minRows={4} />
      <TextInput {...inputOf('contact')} />
    </FormDialog>
  );
}

const NOTHING_WRITTEN: GuildLetter = { message: '', contact: '' };

function inputOf(source: keyof GuildLetter) {
  const label = textsOf(consoleGuildLetterTexts)[source];
  return { source, label, isRequired: true, parse: (typed: string) => typed };
}

function problemsOf(letter: GuildLetter) {
  const { message, contact } = checkGuildLetter(letter);
  return { message: message && said(message), contact: contact && said(contact) };
}
