import { useRef, useState } from 'react';
import { useCreate, useDataProvider, useNotify } from 'react-admin';
import { ALERT_TEXTS } from '#domain/alerts/alert-form.ts';
import { useOrganization } from '../session/use-organization.ts';
import {
  type AlertDesk,
  type AlertForm,
  type Estimate,
  FIRST_FORM,
  inputOf,
  noManaText,
} from './alert-choice.ts';

/** The filters of a broadcast and what they found: each change of a filter makes the count and the cost old. */
export function useBroadcast(desk: AlertDesk) {
  const [form, setForm] = useState(FIRST_FORM);
  const { estimate, isCalculating, failure, calculate, forget } = useEstimate(desk, form);
  const change = (changes: Partial<AlertForm>) => {
    setForm({ ...form, ...changes });
    forget();
  };
  return { form, change, estimate, isCalculating, failure, calculate, forget };
}

function useEstimate({ quest }: AlertDesk, form: AlertForm) {
  const dataProvider = useDataProvider();
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [isCalculating, setCalculating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);
  const forget = (why: string | null = null) => {
    latest.current += 1;
    setEstimate(null);
    setCalculating(false);
    setFailure(why);
  };
  const calculate = async () => {
    forget();
    const asked = latest.current;
    setCalculating(true);
    const answer = await dataProvider
      .getOne('alertVolunteers', { id: quest.id, meta: { input: inputOf(form, quest.id) } })
      .then(
        ({ data }) => ({ found: data as Estimate }),
        (error: Error) => ({ why: error.message }),
      );
    // The filters have changed meanwhile: this is the answer to others.
    if (asked !== latest.current) return;
    setCalculating(false);
    if ('found' in answer) setEstimate(answer.found);
    else setFailure(answer.why);
  };
  return { estimate, isCalculating, failure, calculate, forget };
}

type Sending = {
  desk: AlertDesk;
  form: AlertForm;
  estimate: Estimate;
  onSent: () => void;
  /** Cost or volunteers are others by now. */
  onChanged: (why: string) => void;
};

/** Sends what was reviewed; a failure is told where it was confirmed, and nothing is lost. */
export function useSendAlert({ desk, form, estimate, onSent, onChanged }: Sending) {
  const senderId = useOrganization().session?.account.playerId ?? '';
  const notify = useNotify();
  const [create, { isPending }] = useCreate();
  const [problem, setProblem] = useState<string | null>(null);
  const { id: questId, providerId, provider } = desk.quest;
  const { manaCost, volunteers } = estimate;
  const send = () => {
    setProblem(null);
    const volunteersIds = volunteers.map(({ id }) => id);
    const data = { senderId, manaCost, providerId, questId, volunteersIds, input: inputOf(form, questId) };
    void create(
      manaCost === 0 ? 'freeAlerts' : 'manaAlerts',
      { data },
      {
        onSuccess: () => {
          notify(ALERT_TEXTS.sent, { type: 'success' });
          onSent();
        },
        onError: (error) => {
          const { code, message } = error as Error & { code?: string };
          if (code === 'MANA_COST_CHANGED') onChanged(message);
          else setProblem(code === 'INSUFFICIENT_MANA' ? noManaText(provider.name) : message);
        },
      },
    );
  };
  return { send, isPending, problem };
}
