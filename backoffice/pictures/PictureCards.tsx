import { Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Loading, useCanAccess } from 'react-admin';
import { consoleFormsTexts } from '#domain/texts/generated/console-forms.ts';
import { consolePicturesTexts } from '#domain/texts/generated/console-pictures.ts';
import type { ConsolePictureFragment } from '../gql/generated.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { lazyPart } from '../widgets/loading/lazy-part.ts';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { KeptPicture } from './PictureOfCard.tsx';
import { charityPictures, questPicture } from './picture-methods.ts';

/** It brings what takes files dropped on it, which no page needs to begin with. */
const PictureForm = lazyPart(() => import('./PictureForm.tsx'), 'PictureForm');

// Not asked for under someone's hands: what was chosen and typed would be gone.
const QUIET = { refetchOnWindowFocus: false, refetchOnReconnect: false };

type QuestProps = { quest: { id: string; providerId: string }; isStamp?: boolean };

/** The picture of a quest or stamp, for who may edit it. */
export function QuestPictureCard({ quest, isStamp = false }: QuestProps) {
  const t = textsOf(consolePicturesTexts);
  const { canAccess } = useCanAccess({ resource: 'quests', action: 'edit', record: quest });
  const { data, error, refetch } = useAnswer(
    questPicture,
    { id: quest.id },
    { ...QUIET, enabled: canAccess === true },
  );
  if (!canAccess) return null;
  return (
    <PictureCard heading={t.picture} hint={isStamp ? t.stampHint : t.questHint} isPart={!isStamp}>
      {data === undefined && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      {data !== undefined && (
        <Folded isOpen={isStamp} picture={data}>
          <PictureForm
            subject={{ place: 'QUEST', id: quest.id }}
            picture={data}
            onChanged={() => void refetch()}
          />
        </Folded>
      )}
    </PictureCard>
  );
}

type FoldedProps = { isOpen: boolean; picture: ConsolePictureFragment | null; children: ReactNode };

/** The picture alone, with its form on demand where it is one part of many; a stamp's form is open from the start. */
function Folded({ isOpen, picture, children }: FoldedProps) {
  const [isAsked, setAsked] = useState(false);
  const t = textsOf(consolePicturesTexts);
  if (isOpen) return children;
  return (
    <Box sx={{ ...folded, flex: isAsked || picture ? '1 1 100%' : 'none' }}>
      {!isAsked && picture && <KeptPicture picture={picture} />}
      <Button variant="outlined" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
        {isAsked ? textsOf(consoleFormsTexts).close : picture ? t.change : t.add}
      </Button>
      {isAsked && <Box sx={{ width: '100%' }}>{children}</Box>}
    </Box>
  );
}

const folded = { display: 'grid', gap: 1.5, justifyItems: 'start' };

/** Cover and logo of a charity, for who may make quests there. */
export function CharityPictures({ providerId }: { providerId: string }) {
  const t = textsOf(consolePicturesTexts);
  const { canAccess } = useCanAccess({ resource: 'quests', action: 'create', record: { providerId } });
  const { data, error, refetch } = useAnswer(
    charityPictures,
    { id: providerId },
    { ...QUIET, enabled: canAccess === true },
  );
  if (!canAccess) return null;
  const headings = { COVER: t.cover, LOGO: t.logo } as const;
  return (
    <Box component="section" aria-label={t.charityTitle}>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      {data &&
        (['COVER', 'LOGO'] as const).map((place) => (
          <PictureCard key={place} heading={headings[place]}>
            <PictureForm
              subject={{ place, id: providerId }}
              picture={data[place]}
              onChanged={() => void refetch()}
            />
          </PictureCard>
        ))}
    </Box>
  );
}

type CardProps = {
  heading: string;
  hint?: string;
  /** Card for one picture of a page. */
  isPart?: boolean;
  children: ReactNode;
};

function PictureCard({ heading, hint, isPart = false, children }: CardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={isPart ? part : { p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 760 }}
    >
      <Box sx={{ flex: '1 1 14rem' }}>
        <Typography id={id} variant="h2">
          {heading}
        </Typography>
        {hint && <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 0.5 }}>{hint}</Typography>}
      </Box>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </Card>
  );
}

// The button beside the words where both fit, else below.
const part = { p: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 };
