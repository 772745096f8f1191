import { Box, Card, Link, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { formatPhone } from '#domain/format.ts';
import type { QuestVolunteerFragment } from '../gql/generated.ts';
import { type QuestRecord, volunteerName, volunteersOf } from './quest-record.ts';
import { questWhen } from './quest-when.ts';

/** Who comes, under the names that the viewer may read; those who gave their place back stand below. */
export function QuestVolunteers() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  const { active, bailed } = volunteersOf(quest);
  return (
    <Card component="section" aria-label="Volunteers" sx={{ p: 2.5 }}>
      <Typography variant="h2">Volunteers</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {quest.takenCount} of {quest.resourceMaxNumber} places taken
      </Typography>
      {active.length + bailed.length > 0 && (
        <Box component="ul" sx={people}>
          {active.map((contract) => (
            <Volunteer key={contract.id} {...contract} />
          ))}
          {bailed.map(({ id, chariteer }) => (
            <li key={id}>BAILED: {chariteer?.id}</li>
          ))}
        </Box>
      )}
    </Card>
  );
}

function Volunteer(contract: QuestVolunteerFragment) {
  const { chariteer, status, expectedArrivalAt, expectedDepartureAt } = contract;
  const contacts = [chariteer?.emailAddress, chariteer?.phoneNumber && formatPhone(chariteer.phoneNumber)];
  return (
    <li>
      {chariteer ? (
        <Link href={`/chariteer-fun-profile/${encodeURIComponent(chariteer.id)}`} sx={{ fontWeight: 650 }}>
          {volunteerName(contract)}
        </Link>
      ) : (
        volunteerName(contract)
      )}
      {status && `, ${status}`}
      {contacts.filter(Boolean).map((contact) => (
        <Box key={contact} component="span" sx={detail}>
          {contact}
        </Box>
      ))}
      {expectedArrivalAt && (
        <Box component="span" sx={detail}>
          Comes {questWhen({ startedAt: expectedArrivalAt, endedAt: expectedDepartureAt }).time}
        </Box>
      )}
    </li>
  );
}

const people = {
  listStyle: 'none',
  p: 0,
  mb: 0,
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
};
const detail = { display: 'block', color: 'text.secondary' };
