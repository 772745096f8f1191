import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material';
import { useId } from 'react';
import { formatPhone } from '#domain/format.ts';
import type { EditQuestMutation } from '../gql/generated.ts';
import { volunteerName } from './quest-record.ts';

type Notice = EditQuestMutation['updateQuest']['notice'];

const REASONS = {
  NO_ADDRESS: 'no email address',
  UNVERIFIED_ADDRESS: 'email address not confirmed',
} as const;

/** Whom the mail about a change does not reach: the manager has to tell them in another way. */
export function UnreachedDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const titleId = useId();
  const unreached = notice?.unreached ?? [];
  return (
    <Dialog open={unreached.length > 0} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Please tell them yourself</DialogTitle>
      <DialogContent>
        {mailedText(notice?.mailedCount ?? 0)} No mail reaches:
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {unreached.map(({ contract, reason }) => (
            <li key={contract.id}>
              <b>{contract.guild?.name ?? volunteerName(contract)}</b>, {REASONS[reason]}
              {!contract.guild && contract.chariteer?.phoneNumber && (
                <>
                  {', '}
                  <Link href={`tel:${contract.chariteer.phoneNumber}`}>
                    {formatPhone(contract.chariteer.phoneNumber)}
                  </Link>
                </>
              )}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function mailedText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 volunteer is told by mail.' : `${count} volunteers are told by mail.`;
}
