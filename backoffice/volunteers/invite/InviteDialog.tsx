import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { INVITED_FILE } from '#domain/invited-volunteers/file-limits.ts';
import type { InvitedColumns } from '#domain/invited-volunteers/invited-columns.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleInvitedTexts } from '#domain/texts/generated/console-invited.ts';
import { messageOf } from '../../api-client/error-code.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useIsNarrowPage } from '../../theme/use-narrow-page.ts';
import { FileColumns } from './FileColumns.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { type JudgedFile, sendInvitedFile } from './send-invited-file.ts';

type Props = { providerId: string; onClose: () => void };

/** Invites people from a file: what its columns hold, whom it leaves out and why, then the invitations. */
export function InviteDialog({ providerId, onClose }: Props) {
  const t = textsOf(consoleInvitedTexts);
  const { judged, problem, isBusy, choose, rejudge, invite } = useInviting(providerId, onClose);
  const hasEmails = judged?.columns.some(({ holds }) => holds === 'email') ?? false;
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={useIsNarrowPage()}
      aria-labelledby="invite-from-file"
    >
      <DialogTitle id="invite-from-file">{t.inviteFile}</DialogTitle>
      <DialogContent>
        <Typography>{t.lead({ most: INVITED_FILE.mostRows })}</Typography>
        <FileButton isFirst={judged === null} isBusy={isBusy} onFile={choose} />
        {isBusy && <Busy />}
        {problem !== null && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
        {judged && <FileColumns columns={judged.columns} isBusy={isBusy} onChange={rejudge} />}
        {judged && !hasEmails && <Alert severity="warning">{t.noEmailColumn}</Alert>}
        {judged && hasEmails && <RefusedRows judged={judged} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {textsOf(consoleFormsTexts).cancel}
        </Button>
        {judged && judged.invitedCount > 0 && (
          <Button variant="contained" disabled={isBusy} onClick={invite}>
            {t.invite({ count: judged.invitedCount })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The file that was chosen, what the server says of it, and the steps from there; it stays where one fails. */
function useInviting(providerId: string, onClose: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [judged, setJudged] = useState<JudgedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const step = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setJudged(null);
    return step(async () => setJudged(await sendInvitedFile(chosen, { providerId })));
  };
  const rejudge = (columns: InvitedColumns) =>
    step(async () => {
      if (file) setJudged(await sendInvitedFile(file, { providerId, columns }));
    });
  const invite = () =>
    step(async () => {
      if (!file || !judged) return;
      const columns = judged.columns.map(({ holds }) => holds);
      const { invitedCount } = await sendInvitedFile(file, { providerId, columns, invite: true });
      notify(textsOf(consoleInvitedTexts).done({ count: invitedCount }), { type: 'success' });
      refresh();
      onClose();
    });
  return { judged, problem, isBusy, choose, rejudge, invite };
}

type FileProps = { isFirst: boolean; isBusy: boolean; onFile: (file: File) => void };

function FileButton({ isFirst, isBusy, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  const t = textsOf(consoleInvitedTexts);
  return (
    <>
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        disabled={isBusy}
        onClick={() => input.current?.click()}
        sx={{ mt: 2 }}
      >
        {t.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        aria-label={t.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file, mended, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

function Busy() {
  const text = textsOf(consoleInvitedTexts).checking;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status">{text}</Typography>
      <LinearProgress aria-label={text} />
    </Box>
  );
}
