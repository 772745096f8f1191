import { Box, Card, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { consoleWhoKnowsTexts } from '#domain/texts/generated/console-who-knows.ts';
import type { TellingFragment } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { Quote } from '../../widgets/lists/Quote.tsx';
import { linedRows } from '../../widgets/lists/rows-style.ts';
import { ToldPerson } from './ToldPerson.tsx';
import { questTelling } from './use-unreached.ts';

/** Card after a quest was canceled or moved: who knows, and who still needs a call. */
export function WhoKnows() {
  const quest = useRecordContext<QuestRecord>();
  const { data: telling } = useAnswer(
    questTelling,
    { questId: quest?.id ?? '' },
    { enabled: quest !== undefined },
  );
  if (!quest || !telling) return null;
  const t = textsOf(consoleWhoKnowsTexts);
  const { kind, words, createdAt, username, people } = telling;
  const uncalled = people.filter(isToBeCalled);
  const others = people.filter((person) => !isToBeCalled(person));
  const { longDay, time } = consoleFormats();
  const at = Date.parse(createdAt);
  return (
    <Card component="section" aria-label={t.title} sx={{ p: 2.5, mb: 2 }}>
      <Typography variant="h2">{t.title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t[kind]({ when: `${longDay(at)}, ${time(at)}` })} {username && `${t.by({ name: username })}.`}
      </Typography>
      {words && <Quote>{words}</Quote>}
      <Typography sx={{ fontWeight: 650, mt: 1.5 }}>{countedOf(telling)}</Typography>
      {uncalled.length > 0 && (
        <>
          <Typography sx={{ mt: 1, mb: 1 }}>{t.toCall}</Typography>
          <People questId={quest.id} people={uncalled} />
        </>
      )}
      {others.length > 0 && (
        <Box component="details" open={uncalled.length === 0 && others.length <= SHOWN} sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {t.everybody}
          </Box>
          <People questId={quest.id} people={others} />
        </Box>
      )}
    </Card>
  );
}

type Person = TellingFragment['people'][number];

/** People shown before the list is expanded. */
const SHOWN = 12;

function isToBeCalled({ state, calledAt }: Person): boolean {
  return state === 'NOT_REACHED' && calledAt === null;
}

function countedOf({ people }: TellingFragment): string {
  const t = textsOf(consoleWhoKnowsTexts);
  const count = (wanted: Person['state']) => people.filter(({ state }) => state === wanted).length;
  const told = count('TOLD');
  if (told === people.length) return t.allTold({ count: told });
  return t.counted({ told, onTheWay: count('ON_THE_WAY'), notReached: count('NOT_REACHED') });
}

function People({ questId, people }: { questId: string; people: readonly Person[] }) {
  return (
    <Box component="ul" sx={linedRows}>
      {people.map((person) => (
        <ToldPerson key={person.contract.id} questId={questId} person={person} />
      ))}
    </Box>
  );
}
