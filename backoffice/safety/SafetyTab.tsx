import { Box } from '@mui/material';
import { useState } from 'react';
import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { CardPaging } from '../widgets/lists/CardPaging.tsx';
import { BannedPeople } from './BannedPeople.tsx';
import { BanQuestions } from './BanQuestions.tsx';
import { KeptText } from './KeptText.tsx';
import { RecordDemandsCard } from './RecordDemandsCard.tsx';
import { SafetyCard } from './SafetyCard.tsx';
import { youngMessages } from './safety-methods.ts';

/** For a charity's admins: whom it has blocked, who may be one of them, what it asks of volunteers, and what was written to and by minors. */
export function SafetyTab({ providerId }: { providerId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 860, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BanQuestions providerId={providerId} />
      <BannedPeople key={`bans ${providerId}`} providerId={providerId} />
      <RecordDemandsCard key={`demands ${providerId}`} providerId={providerId} />
      <YoungMessages key={`words ${providerId}`} providerId={providerId} />
    </Box>
  );
}

const PER_PAGE = 25;

/** What was written to and by volunteers under 18 in the charity's name. */
function YoungMessages({ providerId }: { providerId: string }) {
  const [page, setPage] = useState(1);
  const t = textsOf(consoleSafetyTexts);
  const { data, error, refetch } = useAnswer(
    youngMessages,
    { providerId, page, perPage: PER_PAGE },
    { keepsLast: true },
  );
  return (
    <SafetyCard
      title={t.writtenTitle}
      explanation={t.writtenExplanation}
      emptyText={t.nothingWritten}
      list={{ data: data?.items, error, refetch }}
      row={(message) => (
        <li key={message.id}>
          <KeptText message={message} charity={t.toCharity} />
        </li>
      )}
    >
      <CardPaging
        total={data?.total ?? 0}
        page={page}
        perPage={PER_PAGE}
        onPage={setPage}
        label={t.messagePages}
      />
    </SafetyCard>
  );
}
