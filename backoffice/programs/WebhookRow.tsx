import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { consoleProgramsTexts } from '#domain/texts/generated/console-programs.ts';
import type { ConsoleWebhookFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { spreadRow } from '../theme/row.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { useChange } from '../widgets/forms/use-change.ts';
import { Tag, type Tone } from '../widgets/lists/Tag.tsx';
import { Deliveries } from './Deliveries.tsx';
import { changeWebhook, removeWebhook, renewWebhookSecret } from './program-methods.ts';

type Props = {
  webhook: ConsoleWebhookFragment;
  onEdit: () => void;
  onSecret: (secret: string) => void;
};

/** A webhook with how it is, what can be done, and what was sent to it. */
export function WebhookRow({ webhook, onEdit, onSecret }: Props) {
  const t = textsOf(consoleProgramsTexts);
  const { id, url, events, includesNames, switchedOffAt } = webhook;
  const [isListed, setListed] = useState(false);
  const isOn = switchedOffAt === null;
  const turn = useChange(changeWebhook, isOn ? t.turnedOff : t.turnedOn);
  const of = { url };
  return (
    <Box component="li">
      <Box sx={{ ...spreadRow, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography variant="h3" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {url}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {events.map((event) => t[event]).join(' · ')}
            {includesNames && ` · ${t.withNames}`}
          </Typography>
          <State webhook={webhook} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {t.messages}
          </Button>
          <Button variant="outlined" aria-label={t.editOf(of)} onClick={onEdit}>
            {t.edit}
          </Button>
          <Button
            disabled={turn.isPending}
            aria-label={isOn ? t.turnOffOf(of) : t.turnOnOf(of)}
            onClick={() => turn.mutate({ id, input: { url, events, includesNames }, isOn: !isOn })}
          >
            {isOn ? t.turnOff : t.turnOn}
          </Button>
          <NewSecret id={id} url={url} onSecret={onSecret} />
          <Removal id={id} url={url} />
        </Box>
      </Box>
      {isListed && <Deliveries webhookId={id} isOn={isOn} />}
    </Box>
  );
}

function State({ webhook: { switchedOffAt, failingSince } }: Pick<Props, 'webhook'>) {
  const t = textsOf(consoleProgramsTexts);
  const [text, tone]: [string, Tone] =
    switchedOffAt !== null ? [t.off, 'quiet'] : failingSince !== null ? [t.failing, 'bad'] : [t.on, 'good'];
  return <Tag text={text} tone={tone} />;
}

type Of = { id: string; url: string };

function NewSecret({ id, url, onSecret }: Of & Pick<Props, 'onSecret'>) {
  const t = textsOf(consoleProgramsTexts);
  const renew = useChange(renewWebhookSecret, t.secretReplaced, { onDone: onSecret });
  return (
    <Button
      disabled={renew.isPending}
      aria-label={t.newSecretOf({ url })}
      onClick={() => renew.mutate({ id })}
    >
      {t.newSecret}
    </Button>
  );
}

function Removal({ id, url }: Of) {
  const t = textsOf(consoleProgramsTexts);
  return (
    <AskedChange
      method={removeWebhook}
      variables={{ id }}
      doneText={t.removed}
      title={t.removeOf({ url })}
      content={t.removeNote}
      confirm={t.remove}
      cancel={t.cancel}
    >
      {(ask) => (
        <Button color="error" aria-label={t.removeOf({ url })} onClick={ask}>
          {t.remove}
        </Button>
      )}
    </AskedChange>
  );
}
