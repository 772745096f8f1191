import { Typography } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import { channelsOf } from '#domain/alerts/alert-form.ts';
import { consoleAlertReviewTexts } from '#domain/texts/generated/console-alert-review.ts';
import { shownErrorOf } from '../api-client/error-code.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { useOrganization } from '../session/use-organization.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import {
  type AlertDesk,
  type AlertForm,
  audienceOf,
  channelsText,
  type Estimate,
  filtersOf,
  inputOf,
  noManaText,
  youngText,
} from './alert-choice.ts';
import { sendAlert, sendManaAlert } from './alert-methods.ts';

type Props = {
  desk: AlertDesk;
  form: AlertForm;
  estimate: Estimate;
  onClose: () => void;
  onSent: () => void;
  /** Cost or volunteers are others by now. */
  onChanged: (why: string) => void;
};

/** Shows once more who gets the broadcast and what it costs, and sends it. */
export function ReviewDialog(props: Props) {
  const { desk, form, estimate, onClose } = props;
  const { volunteers, manaCost, enoughNewsCount } = estimate;
  const count = volunteers.length;
  const channels = channelsText(channelsOf(filtersOf(form)));
  const t = textsOf(consoleAlertReviewTexts);
  return (
    <FormDialog
      title={t.title({ count })}
      maxWidth="sm"
      values={{}}
      isNew
      submitLabel={t.send}
      cancelLabel={t.back}
      beginsAtSubmit
      onClose={onClose}
      onSubmit={useSendAlert(props)}
    >
      <Typography>
        {t.goesTo({ quest: desk.quest.eventTitle, channels })} {costText(manaCost, desk.mana)}{' '}
        {youngText(estimate.youngAtLeast)}
      </Typography>
      <Typography>{t.audience({ audience: audienceOf(form, desk) })}</Typography>
      {count > 0 && <Typography>{completedText(volunteers)}</Typography>}
      <Typography>{arrivalText(estimate.arrivesAt)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {enoughNewsCount > 0 && <strong>{t.hadEnough({ count: enoughNewsCount })} </strong>}
        {t.leftOut}
      </Typography>
    </FormDialog>
  );
}

/** Sends what was reviewed; a failure is told where it was confirmed, and nothing is lost. */
function useSendAlert({ desk, form, estimate: { manaCost, volunteers }, onSent, onChanged }: Props) {
  const senderId = useOrganization().session?.account.playerId ?? '';
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const { id: questId, providerId } = desk.quest;
  return async (): Promise<object | undefined> => {
    const volunteersIds = volunteers.map(({ id }) => id);
    const wanted = { senderId, manaCost, providerId, questId, volunteersIds, input: inputOf(form, questId) };
    try {
      await (manaCost === 0 ? dataProvider.run(sendAlert, wanted) : dataProvider.run(sendManaAlert, wanted));
    } catch (error) {
      const { code, message = '' } = shownErrorOf(error);
      if (code === 'INSUFFICIENT_MANA') throw new Error(noManaText(desk));
      if (code !== 'MANA_COST_CHANGED') throw error;
      onChanged(message);
      return {};
    }
    notify(textsOf(consoleAlertReviewTexts).sent, { type: 'success' });
    onSent();
    return {};
  };
}

function costText(manaCost: number, mana: number): string {
  const t = textsOf(consoleAlertReviewTexts);
  return manaCost === 0 ? t.costsNothing : t.costs({ cost: manaCost, rest: mana - manaCost });
}

/** News waits for the morning; by day it leaves at once. */
function arrivalText(arrivesAt: string | null): string {
  const t = textsOf(consoleAlertReviewTexts);
  if (arrivesAt === null) return t.arrivesAtOnce;
  const instant = Date.parse(arrivesAt);
  const { longDay, time } = consoleFormats();
  return t.arrivesInTheMorning({ day: longDay(instant), time: time(instant) });
}

function completedText(volunteers: Estimate['volunteers']): string {
  const count = volunteers.filter(({ hasCompletedQuest }) => hasCompletedQuest).length;
  return textsOf(consoleAlertReviewTexts).someCompleted({ count });
}
