import { useState } from 'react';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import { useMonthlyUpload } from './use-monthly-upload.ts';

/** Where the posting of a month stands; what fails leads back to the review. */
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
  /** Asks first, unless all is posted; while it is being posted nobody leaves. */
  const begin = () => {
    if (step === 'success') onClose();
    else if (!upload.isPending) setLeaving(true);
  };
  const leaving = { isAsked: isLeaving, begin, stay: () => setLeaving(false) };
  return { step, setStep, asked, error, goOn, upload, leaving };
}
