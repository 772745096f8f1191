import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { type AlertDesk, type AlertForm, type Estimate, inputOf } from './alert-choice.ts';
import { alertVolunteers } from './alert-methods.ts';

/** What was found for a form: nothing yet while it is calculated. */
type Found = { form: AlertForm; estimate?: Estimate; failure?: string };

/** What the filters found: of other filters nothing is known, also when the answer comes late. */
export function useEstimate({ quest }: AlertDesk, form: AlertForm) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [last, setLast] = useState<Found | null>(null);
  const found = last?.form === form ? last : null;
  const { estimate = null, failure = null } = found ?? {};
  const calculate = async () => {
    setLast({ form });
    const answer = await dataProvider.run(alertVolunteers, { input: inputOf(form, quest.id) }).then(
      (now) => ({ form, estimate: now }),
      (error: Error) => ({ form, failure: error.message }),
    );
    setLast((asked) => (asked?.form === form ? answer : asked));
  };
  return {
    estimate,
    failure,
    isCalculating: found !== null && estimate === null && failure === null,
    calculate,
    /** Cost or volunteers are others by now. */
    forget: (why: string) => setLast({ form, failure: why }),
  };
}
