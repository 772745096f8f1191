import { Checkbox, FormControlLabel } from '@mui/material';
import { useDataProvider, useRefresh } from 'react-admin';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import { WEBHOOK_EVENTS, WEBHOOK_LIMITS, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { fieldsResolver } from '../fields/fields-resolver.ts';
import type { ConsoleWebhookFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import type { ConsoleDataProvider } from '../resources/data-provider.ts';
import { BoundField } from '../widgets/forms/BoundField.tsx';
import { FormDialog } from '../widgets/forms/FormDialog.tsx';
import { AddressField } from './AddressField.tsx';
import { addWebhook, changeWebhook } from './program-methods.ts';
import { TickList } from './TickList.tsx';

type Values = { url: string; events: readonly WebhookEvent[]; includesNames: boolean };
type Props = {
  providerId: string;
  /** Null: a new one. */
  webhook: ConsoleWebhookFragment | null;
  onClose: () => void;
  onSecret: (secret: string) => void;
};

/** Adds a webhook or changes one: where it is, and what it is told. */
export function WebhookDialog({ providerId, webhook, onClose, onSecret }: Props) {
  const t = textsOf(consoleProgramsTexts);
  const { run } = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const { url = '', events = WEBHOOK_EVENTS, includesNames = false } = webhook ?? {};
  return (
    <FormDialog<Values>
      title={webhook ? t.edit : t.addWebhook}
      onClose={onClose}
      values={{ url, events, includesNames }}
      resolver={fieldsResolver<Values>({}, problemsOf)}
      textField="url"
      onSubmit={async (values) => {
        const input = { ...values, events: [...values.events] };
        if (webhook)
          await run(changeWebhook, { id: webhook.id, input, isOn: webhook.switchedOffAt === null });
        else onSecret(await run(addWebhook, { providerId, input }));
        refresh();
      }}
      submitLabel={t.save}
      maxWidth="sm"
      isNew={webhook === null}
      isJudgedLate
    >
      <AddressField source="url" label={t.url} />
      <TickList
        source="events"
        label={t.events}
        choices={WEBHOOK_EVENTS.map((id) => ({ id, name: t[id] }))}
      />
      <BoundField<boolean> source="includesNames">
        {({ value, onChange }) => (
          <FormControlLabel
            label={t.includesNames}
            control={<Checkbox checked={value} onChange={(_, isOn) => onChange(isOn)} />}
          />
        )}
      </BoundField>
    </FormDialog>
  );
}

function problemsOf({ url, events }: Values) {
  const t = textsOf(consoleProgramsTexts);
  const isAddress = /^https:\/\/\S/.test(url.trim()) && url.trim().length <= WEBHOOK_LIMITS.urlMax;
  return { url: isAddress ? null : t.urlWrong, events: events.length > 0 ? null : t.eventsMissing };
}
