import WriteIcon from '@mui/icons-material/ForumOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consoleQuestMessagesTexts } from '#domain/texts/generated/console-quest-messages.ts';
import { textsOf } from '../language/console-locale.ts';
import { type QuestRecord, volunteersOf } from '../records/quest-record.ts';
import { useAnswer } from '../resources/use-method.ts';
import { firstSentPage, sentMessages } from './message-methods.ts';
import { useMayReadMessages } from './use-may-read-messages.ts';
import { WriteDialog } from './WriteDialog.tsx';

/** The parameter of an address that opens the dialog. */
const WRITING = 'write';

/** Opens the dialog that writes to the people of a quest; nothing while no message can go out. */
export function WriteToPeople({ quest }: { quest: QuestRecord }) {
  const isShown = useMayReadMessages(quest);
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [isWriting, setWriting] = useState(params.has(WRITING));
  // The list of what was sent asks the same, so it is asked once.
  const { data } = useAnswer(sentMessages, firstSentPage(quest.id), { keepsLast: true, enabled: isShown });
  const people = volunteersOf(quest).active;
  const mayWrite = isShown && data?.isOpen === true && data.leftToday > 0 && people.length > 0;
  return (
    <>
      {mayWrite && (
        <Button variant="outlined" startIcon={<WriteIcon />} onClick={() => setWriting(true)}>
          {textsOf(consoleQuestMessagesTexts).write}
        </Button>
      )}
      {isWriting && mayWrite && (
        <WriteDialog
          questId={quest.id}
          people={people}
          onClose={() => setWriting(false)}
          onSent={() => void client.invalidateQueries({ queryKey: [sentMessages.name] })}
        />
      )}
    </>
  );
}
