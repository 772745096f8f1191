import { Box, Button, Link } from '@mui/material';
import { useCanAccess, useNotify, useRefresh } from 'react-admin';
import { formatPhone } from '#domain/text/format.ts';
import { consoleWhoKnowsTexts } from '#domain/texts/generated/console-who-knows.ts';
import type { TellingFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { useMethod } from '../../resources/use-method.ts';
import { Tag } from '../../widgets/lists/Tag.tsx';
import { markCalled } from './use-unreached.ts';

type Person = TellingFragment['people'][number];

const TONES = { TOLD: 'good', ON_THE_WAY: 'plain', NOT_REACHED: 'bad' } as const;

/** Row of a person to notify: how it went and, if it failed, the phone number and a checkbox for a call. */
export function ToldPerson({ questId, person }: { questId: string; person: Person }) {
  const t = textsOf(consoleWhoKnowsTexts);
  const { state, channels, calledAt, contract } = person;
  const name = volunteerName(contract.chariteer);
  const ways = channels.map((channel) => t[channel]).join(', ');
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <b>{name}</b>
        <Tag text={t[state]} tone={TONES[state]} />
        {ways && <Box sx={{ color: 'text.secondary' }}>{ways}</Box>}
      </Box>
      {state === 'NOT_REACHED' && <Phone number={contract.chariteer?.phoneNumber ?? null} />}
      {calledAt && <Box sx={{ color: 'text.secondary' }}>{calledText(person, calledAt)}</Box>}
      {(state === 'NOT_REACHED' || calledAt) && (
        <CalledButton questId={questId} person={person} name={name} />
      )}
    </li>
  );
}

function Phone({ number }: { number: string | null }) {
  if (number === null) {
    return <Box sx={{ color: 'text.secondary' }}>{textsOf(consoleWhoKnowsTexts).noPhone}</Box>;
  }
  return (
    <Link href={`tel:${number}`} sx={{ display: 'inline-block', py: 1, whiteSpace: 'nowrap' }}>
      {formatPhone(number)}
    </Link>
  );
}

function CalledButton({ questId, person, name }: { questId: string; person: Person; name: string }) {
  const t = textsOf(consoleWhoKnowsTexts);
  const notify = useNotify();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'quests', action: 'call' });
  const { mutate, isPending } = useMethod(markCalled, {
    onSuccess: () => refresh(),
    onError: ({ message }) => {
      notify(message, { type: 'error' });
      refresh();
    },
  });
  const volunteer = person.contract.chariteer;
  if (!canAccess || !volunteer) return null;
  const isCalled = person.calledAt === null;
  return (
    <Button
      variant={isCalled ? 'outlined' : 'text'}
      size="small"
      disabled={isPending}
      aria-label={isCalled ? t.markCalled({ name }) : undefined}
      onClick={() => mutate({ questId, chariteerId: volunteer.id, isCalled })}
      sx={{ display: 'block', minHeight: 44 }}
    >
      {isCalled ? t.called : t.notCalled}
    </Button>
  );
}

function calledText({ calledBy }: Person, calledAt: string): string {
  const t = textsOf(consoleWhoKnowsTexts);
  const { longDay, time } = consoleFormats();
  const at = Date.parse(calledAt);
  const when = `${longDay(at)}, ${time(at)}`;
  return calledBy ? t.calledBy({ when, name: calledBy }) : t.calledOn({ when });
}
