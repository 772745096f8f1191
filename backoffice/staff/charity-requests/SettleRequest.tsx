import { Button } from '@mui/material';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { settleRequest } from './request-methods.ts';

/** Takes an answered request off the list, after asking once: what the charity told goes with it. */
export function SettleRequest({ request: { id, charityName } }: { request: StaffCharityRequestFragment }) {
  const t = textsOf(consoleCharityRequestsTexts);
  const named = { charity: charityName };
  return (
    <AskedChange
      method={settleRequest}
      variables={{ id }}
      doneText={t.settled(named)}
      title={t.isAnswered(named)}
      content={t.content}
      confirm={t.delete}
      cancel={t.keep}
    >
      {(ask) => (
        <Button onClick={ask} aria-label={t.takeOffOf(named)}>
          {t.takeOff}
        </Button>
      )}
    </AskedChange>
  );
}
