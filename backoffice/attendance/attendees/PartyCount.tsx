import { Box, TextField } from '@mui/material';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { partyTexts } from '#domain/texts/generated/party.ts';
import type { AttendanceContractFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { countParty } from '../record/attendance-methods.ts';
import type { Attendee } from '../record/attendance-record.ts';

/** People who come along with a volunteer, and how many of them came: all, until someone counts. Nothing where no one does. */
export function PartyCount({ contract, name, isLocked }: Attendee & { isLocked: boolean }) {
  const t = textsOf(consoleAttendeesTexts);
  const { mutate, isPending } = useChange(countParty, t.partyCounted({ name }), { asksAnyway: true });
  const { id: contractId, others, othersCame } = contract;
  if (others === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 0.5 }}
    >
      <Box component="span" sx={{ typography: 'body2', fontWeight: 650 }}>
        {partyText(contract)}
      </Box>
      <TextField
        select
        size="small"
        label={t.partyCame}
        value={othersCame ?? others}
        disabled={isLocked || isPending}
        onChange={({ target }) => mutate({ contractId, othersCame: Number(target.value) })}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t.partyCameWith({ name }) } }}
        sx={{ minWidth: 110 }}
      >
        {[...Array(others + 1).keys()].map((count) => (
          <option key={count} value={count}>
            {t.partyOf({ came: count, others })}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** “+2: Rosa (Adult), 10 to 13” */
function partyText({ others, party }: AttendanceContractFragment): string {
  const who = namesOfParty(party);
  return who.length === 0 ? plusText(others) : `${plusText(others)}: ${who.join(', ')}`;
}

/** “Rosa (Adult)” or “10 to 13”, of each who comes along. */
export function namesOfParty(party: AttendanceContractFragment['party']): string[] {
  const t = textsOf(partyTexts);
  return (party ?? []).map(({ band, firstName }) => (firstName ? `${firstName} (${t[band]})` : t[band]));
}

/** “+3” beside the name of a volunteer who brings people; nothing beside others. */
export function plusText(others: number): string {
  return others === 0 ? '' : `+${others}`;
}
