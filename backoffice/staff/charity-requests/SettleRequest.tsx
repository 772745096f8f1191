import { Button } from '@mui/material';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { AskedChange } from '../../widgets/forms/AskedChange.tsx';
import { settleRequest } from './request-methods.ts';

/** Takes an answered request off the list, after asking once: what the charity told goes with it. */
export function SettleRequest({ request: { id, charityName } }: { request: StaffCharityRequestFragment }) {
  return (
    <AskedChange
      method={settleRequest}
      variables={{ id }}
      doneText={`${charityName} is off the list.`}
      title={`Is ${charityName} answered?`}
      content="The request and everything in it is deleted. Your mails with the charity stay with you."
      confirm="Delete the request"
      cancel="Keep it"
    >
      {(ask) => (
        <Button onClick={ask} aria-label={`Take ${charityName} off the list`}>
          Take off the list
        </Button>
      )}
    </AskedChange>
  );
}
