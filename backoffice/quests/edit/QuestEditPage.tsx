import { Alert, Button, Dialog, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Loading, ResourceContextProvider, useCanAccess, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { isEditable } from '#domain/quests/quest-status.ts';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consoleQuestEditTexts } from '#domain/texts/generated/console-quest-edit.ts';
import { consoleSessionTexts } from '#domain/texts/generated/console-session.ts';
import { textsOf } from '../../language/console-locale.ts';
import { questToEdit } from '../../records/quest-methods.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { AccessDenied } from '../../widgets/pages/AccessDenied.tsx';
import { QuestShow } from '../show/QuestShow.tsx';
import type { QuestToEdit } from './edit-form.ts';
import { QuestEditDialog } from './QuestEditDialog.tsx';

/** The edit dialog over the quest it edits; closing it leads back to where it was opened. */
export function QuestEditPage() {
  const { id = '' } = useParams();
  const close = useClose(id);
  return (
    <ResourceContextProvider value="quests">
      <QuestShow />
      <QuestLoader key={id} id={id} onClose={close} />
    </ResourceContextProvider>
  );
}

function QuestLoader({ id, onClose }: { id: string; onClose: () => void }) {
  const notify = useNotify();
  // What others change meanwhile is told, and waits until someone wants to see it.
  const [held, setHeld] = useState<QuestToEdit | null>(null);
  const options = { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 };
  const { data: quest, error } = useAnswer(questToEdit, { id }, options);
  if (quest && !held) setHeld(quest);
  const access = useCanAccess({ resource: 'quests', action: 'edit', record: held ?? undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once; the functions change with each render.
  useEffect(() => {
    if (!error || held) return;
    notify(error.message, { type: 'error' });
    onClose();
  }, [error]);
  if (!quest || !held || access.isPending) return <Loading />;
  if (!access.canAccess) return <Refused onClose={onClose} />;
  const startedAt = held.startedAt === null ? null : Date.parse(held.startedAt);
  if (!isEditable({ ...held, startedAt, endedAt: null }, Date.now())) {
    return <Refused onClose={onClose} text={textsOf(consoleQuestEditTexts).hasStarted} />;
  }
  return (
    <QuestEditDialog
      key={held.updatedAt}
      loaded={held}
      note={quest.updatedAt !== held.updatedAt && <ChangedNote onReload={() => setHeld(quest)} />}
      onClose={onClose}
    />
  );
}

/** Tells that someone else has changed the quest; what was typed stays until it is reloaded. */
function ChangedNote({ onReload }: { onReload: () => void }) {
  const reload = (
    <Button color="inherit" onClick={onReload}>
      {textsOf(consoleSessionTexts).reload}
    </Button>
  );
  return (
    <Alert severity="info" action={reload}>
      {textsOf(consoleQuestEditTexts).changed}
    </Alert>
  );
}

function Refused({ onClose, text }: { onClose: () => void; text?: string }) {
  return (
    <Dialog open onClose={onClose} aria-label={textsOf(consoleQuestEditTexts).editQuest}>
      <DialogContent>{text ? <Typography>{text}</Typography> : <AccessDenied />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{textsOf(consoleFormsTexts).close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function useClose(id: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The first page of a visit has nothing behind it.
    const before: { idx?: number } | null = window.history.state;
    void (before?.idx ? navigate(-1) : navigate(`/quests/${encodeURIComponent(id)}/show`, { replace: true }));
  };
}
