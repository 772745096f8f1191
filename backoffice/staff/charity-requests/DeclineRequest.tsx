import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { declineReasonOf, problemOfDeclineReason } from '#domain/charities/charity-request.ts';
import { consoleCharityRequestsTexts } from '#domain/texts/generated/console-charity-requests.ts';
import { consoleDeskTexts } from '#domain/texts/generated/console-desk.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { StaffCharityRequestFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { declineRequest } from './request-methods.ts';

type Props = { request: StaffCharityRequestFragment };

const NO_REASON = { reason: '' };

/** Declines a request; its sender is mailed why. */
export function DeclineRequest({ request }: Props) {
  const [isOpen, setOpen] = useState(false);
  const t = textsOf(consoleCharityRequestsTexts);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={t.declineOf({ charity: request.charityName })}>
        {t.decline}
      </Button>
      {isOpen && <DeclineDialog request={request} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeclineDialog({ request: { id, charityName }, onClose }: Props & { onClose: () => void }) {
  const t = textsOf(consoleCharityRequestsTexts);
  const { mutateAsync: decline } = useChange(declineRequest, t.declined({ charity: charityName }), {
    onError: shownThere,
  });
  const problemOf = (reason: string) =>
    problemOfDeclineReason(textsOf(fieldProblemsTexts), declineReasonOf(reason));
  return (
    <FormDialog
      title={t.declineTitle({ charity: charityName })}
      maxWidth="sm"
      isNew
      isJudgedLate
      values={NO_REASON}
      resolver={fieldsResolver<typeof NO_REASON>({}, ({ reason }) => ({ reason: problemOf(reason) }))}
      submitLabel={t.declineAndEmail}
      submitColor="error"
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await decline({ id, reason });
      }}
    >
      <TextInput
        source="reason"
        label={textsOf(consoleDeskTexts).reason}
        helperText={t.reasonHelp}
        multiline
        minRows={3}
        autoFocus
        isRequired
        parse={(typed: string) => typed}
      />
    </FormDialog>
  );
}
