import CancelIcon from '@mui/icons-material/Block';
import { Button, type ButtonProps, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { problemOfNoticeWords, tidyNoticeWords } from '#domain/quests/changes/notice-words.ts';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import { textsOf } from '../../language/console-locale.ts';
import { type EditedQuest, editQuest } from '../../records/quest-methods.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { NoticeWordsField } from '../who-is-told/NoticeWordsField.tsx';
import { UnreachedDialog } from '../who-is-told/UnreachedDialog.tsx';
import { useUnreached } from '../who-is-told/use-unreached.ts';
import { useWhoIsTold } from '../who-is-told/use-who-is-told.ts';
import { WhoIsTold } from '../who-is-told/WhoIsTold.tsx';

type Props = {
  quest: {
    id: string;
    eventTitle: string;
    locationId: string | null;
    takenCount: number;
    publishingStatus: PublishingStatus;
  };
  size?: ButtonProps['size'];
  /** When it is cancelled and whoever has to be told has been read. */
  onDone?: () => void;
};

/**
 * Cancels a quest after a question, then says who could not be told: so it stays, without its button, when the quest
 * is cancelled.
 */
export function CancelQuestButton({ quest, size, onDone = () => {} }: Props) {
  const t = textsOf(consoleQuestChangesTexts);
  const [isAsking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const unreached = useUnreached(onDone);
  const { cancel, isPending } = useCancelQuest(quest, words, (notice) => {
    setAsking(false);
    unreached.finish(notice);
  });
  const { id, eventTitle, takenCount, publishingStatus } = quest;
  return (
    <>
      {publishingStatus !== 'Cancelled' && (
        <Button
          {...(size && { size })}
          color="error"
          startIcon={<CancelIcon />}
          disabled={isPending}
          onClick={() => setAsking(true)}
        >
          {t.cancel}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t.cancelTitle({ title: eventTitle })}
        content={<Warning questId={id} takenCount={takenCount} words={words} onWords={setWords} />}
        confirm={t.cancel}
        cancel={t.keep}
        confirmColor="warning"
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      />
      <UnreachedDialog notice={unreached.shown} onClose={unreached.close} />
    </>
  );
}

function useCancelQuest(
  { id, eventTitle, locationId }: Props['quest'],
  words: string,
  onCancelled: (notice: EditedQuest['notice']) => void,
) {
  const doneText = textsOf(consoleQuestChangesTexts).cancelled({ title: eventTitle });
  const { mutate, isPending } = useChange(editQuest, doneText, {
    onDone: ({ notice }) => onCancelled(notice),
  });
  const noticeWords = tidyNoticeWords(words);
  const cancel = () => {
    // Why not stands below the field.
    if (problemOfNoticeWords(noticeWords) !== null) return;
    mutate({ id, ...CANCELLED, locationId, ...(noticeWords !== null && { noticeWords }) });
  };
  return { cancel, isPending };
}

type WarningProps = {
  questId: string;
  takenCount: number;
  words: string;
  onWords: (words: string) => void;
};

function Warning({ questId, takenCount, words, onWords }: WarningProps) {
  const told = useWhoIsTold(questId, CANCELLED);
  const isNobodyNamed = told.isKnown && !told.notice?.mailedCount && !told.notice?.unreached.length;
  // Someone who may not be named here is told all the same.
  const isForNobody = takenCount === 0 && isNobodyNamed;
  const t = textsOf(consoleQuestChangesTexts);
  return (
    <>
      <DialogContentText sx={{ mb: 2 }}>
        {takenCount === 0 ? t.nobodyYet : t.signedUp({ count: takenCount })} {t.hides}
      </DialogContentText>
      {!isForNobody && <WhoIsTold {...told} />}
      {!isForNobody && (
        <NoticeWordsField label={t.reason} help={t.reasonHelp} value={words} onChange={onWords} />
      )}
    </>
  );
}

const CANCELLED = { publishingStatus: 'Cancelled' } as const;
