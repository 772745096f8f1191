import { Box, TextField } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { partyTexts } from '#domain/texts/generated/party.ts';
import { messageOf } from '../../api-client/error-code.ts';
import type { AttendanceContractFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { shownThere, useChange } from '../../widgets/forms/use-change.ts';
import { isMoreAway } from '../marks/is-away.ts';
import { countParty } from '../marks/mark-methods.ts';
import { keepMore, type MarkKey } from '../marks/mark-store.ts';
import { countOf, timesOf, withMore, withoutMore } from '../marks/waiting-more.ts';
import type { Attendee } from '../record/attendance-record.ts';
import { useKeptMore } from '../record/use-kept-more.ts';

type Props = Pick<Attendee, 'contract' | 'name'> & { keptKey: MarkKey; isLocked: boolean };

/** People who come along with a volunteer, and how many of them came, once someone says so. Nothing where no one does. */
export function PartyCount({ contract, name, keptKey, isLocked }: Props) {
  const t = textsOf(consoleAttendeesTexts);
  const { id: contractId, others, othersCame } = contract;
  const kept = countOf(useKeptMore(keptKey), contractId);
  const { count, isPending } = useCount({ contract, name, keptKey });
  if (others === 0) return null;
  const came = kept?.othersCame ?? othersCame;
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
        value={came ?? ''}
        disabled={isLocked || isPending}
        onChange={({ target }) => void count(Number(target.value))}
        slotProps={{
          inputLabel: { shrink: true },
          select: { native: true },
          htmlInput: { 'aria-label': t.partyCameWith({ name }) },
        }}
        sx={{ minWidth: 110 }}
      >
        {came === null && <option value="">{t.partyUncounted}</option>}
        {[...Array(others + 1).keys()].map((count) => (
          <option key={count} value={count}>
            {t.partyOf({ came: count, others })}
          </option>
        ))}
      </TextField>
      {kept && (
        <Box component="span" sx={{ typography: 'body2', fontWeight: 650 }}>
          {kept.refusal ?? t.waiting}
        </Box>
      )}
    </Box>
  );
}

/** Sends a count, or keeps it where there is no network. */
function useCount({ contract: { id: contractId }, name, keptKey }: Omit<Props, 'isLocked'>) {
  const t = textsOf(consoleAttendeesTexts);
  const { mutateAsync, isPending } = useChange(countParty, t.partyCounted({ name }), { onError: shownThere });
  const notify = useNotify();
  const refresh = useRefresh();
  const count = async (came: number) => {
    const item = {
      kind: 'count',
      key: contractId,
      madeAt: Date.now(),
      othersCame: came,
      refusal: null,
    } as const;
    try {
      await mutateAsync({ contractId, othersCame: came, ...timesOf(item, Date.now()) });
      keepMore(keptKey, (items) => withoutMore(withMore(items, item), item));
    } catch (error) {
      if (isMoreAway(error)) return keepMore(keptKey, (items) => withMore(items, item));
      notify(messageOf(error), { type: 'error' });
      refresh();
    }
  };
  return { count, isPending };
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
