import { Typography } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import { ALERT_TEXTS, channelsOf } from '#domain/alerts/alert-form.ts';
import { formatCount } from '#domain/text/format.ts';
import { shownErrorOf } from '../api-client/error-code.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { useOrganization } from '../session/use-organization.ts';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import {
  type AlertDesk,
  type AlertForm,
  audienceOf,
  type Estimate,
  filtersOf,
  inputOf,
  noManaText,
  volunteersText,
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
  const { volunteers, manaCost } = estimate;
  const whom = volunteersText(volunteers.length);
  const channels = channelsOf(filtersOf(form)).join(' and ');
  return (
    <FormDialog
      title={`Broadcast to ${whom}?`}
      maxWidth="sm"
      values={{}}
      isNew
      submitLabel="Send"
      cancelLabel="Back"
      beginsAtSubmit
      onClose={onClose}
      onSubmit={useSendAlert(props)}
    >
      <Typography>
        «{desk.quest.eventTitle}» goes to {whom} by {channels}. {costText(manaCost, desk.mana)}
      </Typography>
      <Typography>For: {audienceOf(form, desk)}.</Typography>
      <Typography>{completedText(volunteers)} Who they are is shown once they sign up.</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ALERT_TEXTS.leftOut}
      </Typography>
    </FormDialog>
  );
}

/** Sends what was reviewed; a failure is told where it was confirmed, and nothing is lost. */
function useSendAlert({ desk, form, estimate: { manaCost, volunteers }, onSent, onChanged }: Props) {
  const senderId = useOrganization().session?.account.playerId ?? '';
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const { id: questId, providerId, provider } = desk.quest;
  return async (): Promise<object | undefined> => {
    const volunteersIds = volunteers.map(({ id }) => id);
    const wanted = { senderId, manaCost, providerId, questId, volunteersIds, input: inputOf(form, questId) };
    try {
      await (manaCost === 0 ? dataProvider.run(sendAlert, wanted) : dataProvider.run(sendManaAlert, wanted));
    } catch (error) {
      const { code, message = '' } = shownErrorOf(error);
      if (code === 'INSUFFICIENT_MANA') throw new Error(noManaText(provider.name));
      if (code !== 'MANA_COST_CHANGED') throw error;
      onChanged(message);
      return {};
    }
    notify(ALERT_TEXTS.sent, { type: 'success' });
    onSent();
    return {};
  };
}

function costText(manaCost: number, mana: number): string {
  if (manaCost === 0) return 'It costs nothing.';
  return `It costs ${formatCount(manaCost)} Mana and leaves ${formatCount(mana - manaCost)} Mana.`;
}

function completedText(volunteers: Estimate['volunteers']): string {
  const count = volunteers.filter(({ hasCompletedQuest }) => hasCompletedQuest).length;
  if (count === 0) return 'Nobody of them has completed a Quest here yet.';
  if (count === volunteers.length) {
    return count === 1
      ? 'They have completed a Quest here before.'
      : 'All of them have completed a Quest here before.';
  }
  return `${formatCount(count)} of them ${count === 1 ? 'has' : 'have'} completed a Quest here before.`;
}
