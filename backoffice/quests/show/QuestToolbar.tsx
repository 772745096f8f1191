import StampIcon from '@mui/icons-material/ApprovalOutlined';
import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { Button } from '@mui/material';
import { TopToolbar, useRecordContext, useRedirect } from 'react-admin';
import { Link } from 'react-router-dom';
import { isBroadcastable, isEditable, isOver } from '#domain/quests/quest-status.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';
import { CancelQuestButton } from '../cancel/CancelQuestButton.tsx';
import { DeleteDraftButton } from '../cancel/DeleteDraftButton.tsx';
import { TranslationsOf } from '../translate/TranslationsOf.tsx';
import { PublicPageButton } from './QuestHeader.tsx';
import { timesOf } from './quest-facts.ts';
import { useMay } from './use-may.ts';

/** What can be done with a quest besides the main actions, each by its right and its time. */
export function QuestToolbar() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  return (
    <TopToolbar sx={tools}>
      <Actions quest={quest} />
      <PublicPageButton />
    </TopToolbar>
  );
}

function Actions({ quest }: { quest: QuestRecord }) {
  const t = textsOf(consoleQuestPageTexts);
  const canEdit = useMay('quests', 'edit', quest);
  const canBroadcast = useMay('alerts', 'create', quest);
  const now = Date.now();
  const times = timesOf(quest);
  const path = `/quests/${encodeURIComponent(quest.id)}`;
  return (
    <>
      {canEdit && <TranslationsOf questId={quest.id} />}
      <StampLink quest={quest} />
      {canBroadcast && !isOver(times, now) && (
        <Button
          size="small"
          component={Link}
          to={`${path}/broadcast`}
          disabled={!isBroadcastable(times, now)}
          startIcon={<BroadcastIcon />}
        >
          {t.broadcast}
        </Button>
      )}
      <CancelOrDelete quest={quest} isOpen={isEditable(times, now)} />
    </>
  );
}

/** A stamp stands in the stamp book; of any other quest one can be made. */
function StampLink({ quest }: { quest: QuestRecord }) {
  const canMakeStamps = useMay('stamps', 'create', quest);
  const isStamp = quest.publishingStatus === 'Template';
  const id = encodeURIComponent(quest.id);
  if (!canMakeStamps) return null;
  const t = textsOf(consoleQuestPageTexts);
  return (
    <Button
      size="small"
      component={Link}
      to={isStamp ? `/stamps/${id}` : `/stamps/create?from=${id}`}
      startIcon={<StampIcon />}
    >
      {isStamp ? t.inBook : t.makeStamp}
    </Button>
  );
}

/** A Draft is deleted, what was published is cancelled. */
function CancelOrDelete({ quest, isOpen }: { quest: QuestRecord; isOpen: boolean }) {
  const canCancel = useMay('quests', 'delete', quest);
  const redirect = useRedirect();
  const isStamp = quest.publishingStatus === 'Template';
  return (
    <>
      {canCancel && quest.isDeletable && (
        <DeleteDraftButton quest={quest} size="small" onDone={() => redirect('list', 'quests')} />
      )}
      {canCancel && isOpen && !isStamp && !quest.isDeletable && (
        <CancelQuestButton quest={quest} size="small" />
      )}
    </>
  );
}

// On a phone two beside each other, each at the beginning of its column: ragged rows are read one by one.
const tools = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: 0.5,
  py: 0.5,
  ml: -1.5,
  '& > .MuiButton-root': { justifyContent: { xs: 'flex-start', sm: 'center' } },
};
