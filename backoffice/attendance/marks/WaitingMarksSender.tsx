import { useContext, useEffect, useRef } from 'react';
import { DataProviderContext, useNotify, useRefresh } from 'react-admin';
import { consoleMarksTexts } from '#domain/texts/generated/console-marks.ts';
import { ConsoleError } from '../../api-client/error-code.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { deviceName, onMarksKept, questsToSend, questsWithMore } from './mark-store.ts';
import { type Sending, sendMarks } from './send-marks.ts';
import { sendMore } from './send-more.ts';
import { setSenderState } from './sender-state.ts';
import { type KeptMark, type SavedMark, updatesOf } from './waiting-marks.ts';
import { type KeptMore, timesOf } from './waiting-more.ts';

const RETRY_MILLISECONDS = 10_000;

/**
 * Sends the attendance that was confirmed on this device: at once, and after a loss of the network when the line is
 * back, on whichever page of the console that is.
 */
export function WaitingMarksSender({ accountId }: { accountId: string }) {
  const send = useSendAll(accountId);
  // The effect below must not start anew with each render.
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const start = () => void latest.current();
    const startIfSeen = () => document.visibilityState === 'visible' && start();
    start();
    const stopListening = onMarksKept(start);
    window.addEventListener('online', start);
    document.addEventListener('visibilitychange', startIfSeen);
    // A phone may say that it is online when it reaches nothing, and the other way round.
    const timer = setInterval(startIfSeen, RETRY_MILLISECONDS);
    return () => {
      stopListening();
      window.removeEventListener('online', start);
      document.removeEventListener('visibilitychange', startIfSeen);
      clearInterval(timer);
    };
  }, []);
  return null;
}

function useSendAll(accountId: string): () => Promise<void> {
  const notify = useNotify();
  const refresh = useRefresh();
  const send = useSend(accountId);
  const sendItem = useSendItem();

  const tell = (sending: Sending) => {
    const t = textsOf(consoleMarksTexts);
    const hasSaved = sending.outcome === 'saved' || (sending.outcome === 'refused' && sending.hasSaved);
    if (hasSaved) notify(t.saved, { type: 'success' });
    if (sending.outcome === 'saved') {
      if (sending.overtaken > 0) notify(t.overtaken({ count: sending.overtaken }), { type: 'warning' });
    }
    if (sending.outcome === 'refused') notify(sending.message, { type: 'error' });
    // The page asks again, which also leads to the login when the session is over.
    if (sending.outcome !== 'away' || sending.isLoggedOut) refresh();
  };
  return async () => {
    for (const questId of questsToSend(accountId)) {
      setSenderState('sending');
      const sending = await sendMarks({ accountId, questId }, send);
      if (sending.outcome === 'nothing') return;
      setSenderState(sending.outcome === 'away' ? 'away' : 'idle');
      tell(sending);
    }
    for (const questId of questsWithMore(accountId)) {
      const sending = await sendMore({ accountId, questId }, (item) => sendItem(questId, item));
      if (sending.outcome === 'nothing') return;
      setSenderState(sending.outcome === 'away' ? 'away' : 'idle');
      tell(sending);
    }
  };
}

// Not by react-admin's hook: that one answers an ended session with nothing, as if the marks had been taken.
function useSend(accountId: string) {
  const dataProvider = useContext(DataProviderContext) as ConsoleDataProvider;
  return async (marks: readonly KeptMark[]): Promise<SavedMark[]> => {
    const { markAttendance } = await markMethods();
    return dataProvider.run(markAttendance, {
      contracts: updatesOf(marks, { supervisorId: accountId, device: deviceName(), now: Date.now() }),
    });
  };
}

function useSendItem() {
  const dataProvider = useContext(DataProviderContext) as ConsoleDataProvider;
  return async (questId: string, item: KeptMore) => {
    const { addWalkIn, countParty } = await markMethods();
    const times = timesOf(item, Date.now());
    const { key } = item;
    if (item.kind === 'walkIn')
      return dataProvider.run(addWalkIn, { input: { ...item.typed, ...times, questId, key } });
    return dataProvider.run(countParty, { contractId: key, othersCame: item.othersCame, ...times });
  };
}

// No part of what all load first. Without a line the marks wait.
function markMethods() {
  return import('./mark-methods.ts').catch((error: unknown) => {
    throw new ConsoleError({ networkError: error });
  });
}
