import { Box, Button } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { consoleWaitingListTexts } from '#domain/texts/generated/console-waiting-list.ts';
import type { ConsoleWaitingPersonFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { instantText } from '../records/instant-text.ts';
import type { QuestRecord } from '../records/quest-record.ts';
import { volunteerName } from '../records/volunteer-name.ts';
import { AskedChange } from '../widgets/forms/AskedChange.tsx';
import { Tag } from '../widgets/lists/Tag.tsx';
import { refusalText } from './refusal-text.ts';
import { offerPlace, takeOffWaitingList } from './waiting-methods.ts';

type Props = { quest: QuestRecord; person: ConsoleWaitingPersonFragment };

/** Row of a waitlist: since when, the offers so far, and a manager's actions. */
export function WaitingPerson({ quest, person }: Props) {
  const t = textsOf(consoleWaitingListTexts);
  const { position, joinedAt, offerEndsAt, passedOffers, chariteer } = person;
  const name = volunteerName(chariteer);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <b>{t.place({ position, name })}</b>
          {offerEndsAt && <Tag text={t.offered({ until: instantText(offerEndsAt) })} tone="good" />}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[
            t.since({ when: instantText(joinedAt) }),
            passedOffers > 0 && t.passedOffers({ count: passedOffers }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Box>
        <WhyNot person={person} />
      </Box>
      {chariteer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!offerEndsAt && <OfferButton quest={quest} chariteerId={chariteer.id} name={name} />}
          <TakeOffButton questId={quest.id} chariteerId={chariteer.id} name={name} />
        </Box>
      )}
    </Box>
  );
}

// Actions beside the person where both fit, else below.
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 };

/** Why the last place went to the next one. */
function WhyNot({ person: { refusedAs, refusedAt } }: Pick<Props, 'person'>) {
  if (!refusedAs || !refusedAt) return null;
  const t = textsOf(consoleWaitingListTexts);
  return <Box>{t.passedOver({ when: instantText(refusedAt), why: refusalText(refusedAs) })}</Box>;
}

type One = { chariteerId: string; name: string };

/** Button that offers a spot. On a full quest, editors can add one after confirming it. */
function OfferButton({ quest, chariteerId, name }: One & { quest: QuestRecord }) {
  const { canAccess: canAdd } = useCanAccess({ resource: 'waiting-lists', action: 'close', record: quest });
  const t = textsOf(consoleWaitingListTexts);
  const { id: questId, takenCount, heldCount, resourceMaxNumber } = quest;
  const count = takenCount + heldCount;
  const addsPlace = count >= resourceMaxNumber;
  if (addsPlace && !canAdd) return null;
  return (
    <AskedChange
      method={offerPlace}
      variables={{ questId, chariteerId, addsPlace }}
      doneText={t.offerDone({ name })}
      title={t.offerTitle({ name })}
      content={addsPlace ? `${t.offerText} ${t.addsPlace({ places: count + 1 })}` : t.offerText}
      confirm={t.offer}
      cancel={t.back}
      confirmColor="primary"
    >
      {(ask) => (
        <Button variant="outlined" onClick={ask} aria-label={t.offerTo({ name })} sx={button}>
          {t.offer}
        </Button>
      )}
    </AskedChange>
  );
}

function TakeOffButton({ questId, chariteerId, name }: One & { questId: string }) {
  const t = textsOf(consoleWaitingListTexts);
  return (
    <AskedChange
      method={takeOffWaitingList}
      variables={{ questId, chariteerId }}
      doneText={t.takenOff({ name })}
      title={t.takeOffTitle({ name })}
      content={t.takeOffText}
      confirm={t.takeOff}
      cancel={t.back}
    >
      {(ask) => (
        <Button onClick={ask} aria-label={t.takeOffName({ name })} sx={button}>
          {t.takeOff}
        </Button>
      )}
    </AskedChange>
  );
}

const button = { minHeight: 44 };
