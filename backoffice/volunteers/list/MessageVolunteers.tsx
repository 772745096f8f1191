import { Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { problemOfLength } from '#domain/quest-messages/quest-message.ts';
import { consoleVolunteerListTexts } from '#domain/texts/generated/console-volunteer-list.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { QuestRowFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { previewMessage } from '../../quest-messages/message-methods.ts';
import { ReviewMessage } from '../../quest-messages/ReviewMessage.tsx';
import type { Preview } from '../../quest-messages/WriteDialog.tsx';
import { questWhen } from '../../records/quest-when.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { ChoiceField } from '../../widgets/fields/ChoiceField.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';

type Props = {
  providerId: string;
  volunteerIds: string[];
  onClose: () => void;
  onSent: () => void;
};

type Written = { questId: string; text: string };

/** The parameter of an address that names the quest for which people are looked for. */
const ABOUT = 'about';

/** Asks volunteers to come to a quest: first the words, then whom they reach, then they go. */
export function MessageVolunteers({ providerId, volunteerIds, onClose, onSent }: Props) {
  const { run } = useDataProvider<ConsoleDataProvider>();
  const [params] = useSearchParams();
  const [written, setWritten] = useState<Written>({ questId: params.get(ABOUT) ?? '', text: '' });
  const [preview, setPreview] = useState<Preview | null>(null);
  // Pressed twice, or after a lost answer, it is sent once.
  const [clientKey] = useState(() => crypto.randomUUID());
  const to = { audience: 'chosen' as const, volunteerIds };
  const t = textsOf(consoleVolunteerListTexts);
  if (preview) {
    return (
      <ReviewMessage
        message={{ ...written, ...to, clientKey }}
        preview={preview}
        onBack={() => setPreview(null)}
        onSent={() => {
          onSent();
          onClose();
        }}
      />
    );
  }
  return (
    <FormDialog<Written>
      title={t.messageTitle({ count: volunteerIds.length })}
      onClose={onClose}
      maxWidth="sm"
      submitLabel={t.review}
      isNew
      isJudgedLate
      asksToLeave
      isFullOnPhones
      textField="text"
      values={written}
      resolver={fieldsResolver({}, problemsOf)}
      onSubmit={async (message) => {
        const found = await run(previewMessage, { ...message, ...to });
        setWritten(message);
        setPreview(found);
        return {};
      }}
    >
      <Fields providerId={providerId} />
    </FormDialog>
  );
}

function Fields({ providerId }: { providerId: string }) {
  const t = textsOf(consoleVolunteerListTexts);
  return (
    <>
      <Typography>{t.adultsOnly}</Typography>
      <BoundField source="questId">{(bound) => <AboutQuest providerId={providerId} {...bound} />}</BoundField>
      <TextInput
        source="text"
        label={t.text}
        isRequired
        multiline
        minRows={5}
        parse={(typed: string) => typed}
      />
    </>
  );
}

type AboutProps = {
  providerId: string;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
};

function AboutQuest({ providerId, ...bound }: AboutProps) {
  const t = textsOf(consoleVolunteerListTexts);
  const { data = [] } = useGetList<QuestRowFragment>('quests', {
    filter: { providerId, isUpcoming: true, publishingStatus: 'Published' },
    sort: { field: 'startedAt', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const choices = data.map((quest) => ({
    id: quest.id,
    name: t.questOn({ title: quest.eventTitle, day: questWhen(quest).day }),
  }));
  return <ChoiceField label={t.aboutQuest} prompt={t.chooseQuest} choices={choices} {...bound} />;
}

function problemsOf({ questId, text }: Written) {
  return {
    questId: questId === '' ? textsOf(consoleVolunteerListTexts).chooseQuest : null,
    text: problemOfLength(textsOf(fieldProblemsTexts), text),
  };
}
