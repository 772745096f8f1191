import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { shieldSvg } from '#domain/brand/arms/heraldry.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { textsOf } from '../../language/console-locale.ts';
import { typeLabel } from '../../records/quest-labels.ts';
import type { QuestRecord } from '../../records/quest-record.ts';
import { questLength, questWhen } from '../../records/quest-when.ts';
import { Drawing } from '../../theme/Drawing.tsx';
import { PlacesTaken } from '../../widgets/quests/PlacesTaken.tsx';
import { StatusChip } from '../../widgets/quests/StatusChip.tsx';
import { MainActions } from './MainActions.tsx';

/** What a quest is and when, at a glance, and what people do most with it. */
export function QuestHeader() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  const category = categoryOf(quest.serviceTags);
  const { day, time } = questWhen(quest);
  const length = questLength(quest);
  return (
    <Box sx={head}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Drawing svg={shieldSvg(category, { size: 56 })} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, fontSize: 18 }}>{day}</Typography>
          <Typography>
            {time}
            {length && ` (${length})`}
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1.5,
              rowGap: 0.5,
              alignItems: 'center',
              mt: 0.5,
            }}
          >
            <StatusChip status={quest.publishingStatus} />
            <span>
              {typeLabel(quest.eventType)}, {textsOf(categoriesTexts)[category.id]}
            </span>
            <PlacesTaken {...quest} />
          </Box>
        </Box>
      </Box>
      <MainActions quest={quest} />
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1,
};

/** Leads to the page that volunteers see. */
export function PublicPageButton() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  const href = `/questList/${encodeURIComponent(quest.providerId)}/quest/${encodeURIComponent(quest.id)}`;
  return (
    <Button size="small" href={href} startIcon={<OpenIcon />}>
      {textsOf(consoleQuestPageTexts).publicPage}
    </Button>
  );
}
