import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { consoleMonthlyScheduleTexts } from '#domain/texts/generated/console-monthly-schedule.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { ConsoleError } from '../../api-client/error-code.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { postMonth } from '../month-data/calendar-methods.ts';
import { askedTexts, postingsOf, type ReviewRow } from './monthly-review-rows.ts';

/** Steps of posting a month; a failure returns to the review. */
export function useMonthlySteps(books: CharityBooks, onClose: () => void) {
  const [step, setStep] = useState<'review' | 'confirm' | 'success'>('review');
  const [asked, setAsked] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const upload = useMonthlyUpload(books, {
    onPosted: (texts) => {
      setAsked(texts);
      setStep('success');
    },
    onFailed: (message) => {
      setError(message);
      setStep('review');
    },
  });
  /** To the confirmation, unless something keeps the month from being posted. */
  const goOn = (problem: string | null) => {
    setError(problem);
    if (problem === null) setStep('confirm');
  };
  /** Asks first, unless all is posted; while it is being posted no one leaves. */
  const begin = () => {
    if (step === 'success') onClose();
    else if (!upload.isPending) setLeaving(true);
  };
  const leaving = { isAsked: isLeaving, begin, stay: () => setLeaving(false) };
  return { step, setStep, asked, error, goOn, upload, leaving };
}

type Endings = {
  /** Called with the messages to guilds that want to be asked first. */
  onPosted: (asked: string[]) => void;
  onFailed: (message: string) => void;
};

/** Posts the rows that are not cancelled in one transaction: all of them or none. */
function useMonthlyUpload(books: CharityBooks, { onPosted, onFailed }: Endings) {
  const ownAccountId = useOwnAccountId();
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();
  const fail = (message: string) => {
    notify(message, { type: 'error' });
    onFailed(message);
  };
  const { mutate, isPending } = useMethod(postMonth, {
    onSuccess: ({ createdCount, undoToken }) => {
      const t = textsOf(consoleMonthlyScheduleTexts);
      // Also when someone else has posted all of them meanwhile: the review then says so at each.
      refresh();
      if (createdCount === 0) fail(t.nothingCreated);
      else notifyDone(t.created({ count: createdCount }), undoToken);
    },
    onError: (error, { quests }) => fail(refusalWithDay(error, quests)),
  });
  const post = (rows: readonly ReviewRow[]) => {
    const postedById = ownAccountId();
    if (postedById === null) return;
    const quests = postingsOf(rows, books.id, postedById, Date.now());
    mutate(
      { quests },
      {
        onSuccess: ({ createdCount, outcomes }) =>
          createdCount > 0 && onPosted(askedTexts(rows, outcomes, books.guilds)),
      },
    );
  };
  return { post, isPending };
}

type Posted = Parameters<typeof postMonth.send>[0];

/** What refused a posting, after the day of the quest that it is about. */
function refusalWithDay(error: Error, quests: Posted['quests']): string {
  const { item = 0 } = error instanceof ConsoleError ? error : {};
  const startedAt = [quests].flat()[item - 1]?.startedAt;
  if (!startedAt) return error.message;
  return `${consoleFormats().longDate(newYorkDay(Date.parse(startedAt)))}: ${error.message}`;
}
