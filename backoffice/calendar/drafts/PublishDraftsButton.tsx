import PublishIcon from '@mui/icons-material/PublishOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { consoleCalendarTexts } from '#domain/texts/generated/console-calendar.ts';
import { consoleDraftsTexts } from '#domain/texts/generated/console-drafts.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { publishDrafts } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { type MonthDrafts, questionText, type RefusedDraft, refusedDrafts } from './month-drafts.ts';

type Props = { providerId: string; month: string; drafts: MonthDrafts };

/** Publishes all Drafts of a month after a question that says how many, then names those that could not be. */
export function PublishDraftsButton({ providerId, month, drafts }: Props) {
  const t = textsOf(consoleDraftsTexts);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedDraft[]>([]);
  const { publish, isPending } = usePublishDrafts(drafts, {
    onPublished: setRefused,
    onEnded: () => setAsking(false),
  });
  return (
    <>
      {drafts.ready.length > 0 && (
        <Button variant="outlined" startIcon={<PublishIcon />} onClick={() => setAsking(true)}>
          {textsOf(consoleCalendarTexts).publishAll}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t.question({ count: drafts.ready.length, month: consoleFormats().month(month) })}
        content={questionText(drafts)}
        confirm={t.publish}
        cancel={t.notYet}
        onConfirm={() => publish(providerId)}
        onClose={() => setAsking(false)}
      />
      <RefusedDraftsDialog refused={refused} onClose={() => setRefused([])} />
    </>
  );
}

type Endings = {
  /** Called with the drafts that couldn't be published. */
  onPublished: (refused: readonly RefusedDraft[]) => void;
  onEnded: () => void;
};

function usePublishDrafts(drafts: MonthDrafts, { onPublished, onEnded }: Endings) {
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const { mutate, isPending } = useMethod(publishDrafts, {
    onSuccess: (answer) => {
      onEnded();
      const refused = refusedDrafts(drafts, answer.drafts);
      const count = answer.drafts.length - refused.length;
      onPublished(refused);
      if (count > 0) notifyDone(textsOf(consoleDraftsTexts).published({ count }), answer.undoToken);
      refresh();
    },
    onError: ({ message }) => {
      onEnded();
      notify(message, { type: 'error' });
    },
  });
  const questIds = [...drafts.ready, ...drafts.begun].map(({ id }) => id);
  return { publish: (providerId: string) => mutate({ providerId, questIds }), isPending };
}

/** Which Drafts were not published, and why. */
function RefusedDraftsDialog({
  refused,
  onClose,
}: {
  refused: readonly RefusedDraft[];
  onClose: () => void;
}) {
  // While it closes it still shows what it was opened for.
  const [last, setLast] = useState(refused);
  if (refused.length > 0 && refused !== last) setLast(refused);
  return (
    <Dialog open={refused.length > 0} onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{textsOf(consoleDraftsTexts).notPublished}</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ pl: 2.5, my: 0, display: 'grid', gap: 1.5 }}>
          {last.map(({ id, title, when, reason }) => (
            <li key={id}>
              <b>{title}</b>
              {when && `, ${when}`}
              <br />
              {reason}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {textsOf(consoleFormsTexts).close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
