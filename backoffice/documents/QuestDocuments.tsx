import { Card } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { consoleDocumentsTexts } from '#domain/texts/generated/console-documents.ts';
import { textsOf } from '../language/console-locale.ts';
import type { QuestRecord } from '../records/quest-record.ts';
import { useAnswer } from '../resources/use-method.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { documents, requireDocuments } from './document-methods.ts';
import { Ticks } from './PlaceTicks.tsx';

/** The documents that a quest requires, for the charity's admins to tick; nothing where the charity has none. */
export function QuestDocuments({ quest }: { quest: QuestRecord }) {
  const { canAccess = false } = useCanAccess({ resource: 'documents', action: 'edit', record: quest });
  const { id: questId, providerId, templateQuestId } = quest;
  const { data = [] } = useAnswer(documents, { providerId }, { enabled: canAccess });
  const t = textsOf(consoleDocumentsTexts);
  // What was ticked stands at once, not only when the page has asked again.
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const { mutate } = useChange(requireDocuments, t.required, {
    onEnd: (isDone) => {
      if (!isDone) setTicked(null);
    },
  });
  if (data.length === 0) return null;
  const isOfStamp = (requiredBy: readonly string[]) =>
    templateQuestId !== null && requiredBy.includes(templateQuestId);
  return (
    <Card component="section" aria-label={t.title} sx={{ px: 2.5, py: 1.5 }}>
      <Ticks
        label={t.ofQuest}
        choices={data.map(({ id, title, isForAll, requiredBy }) => {
          return { id, name: title, isFixed: isForAll || isOfStamp(requiredBy) };
        })}
        value={ticked ?? data.filter(({ requiredBy }) => requiredBy.includes(questId)).map(({ id }) => id)}
        onChange={(documentIds) => {
          setTicked(documentIds);
          mutate({ questId, documentIds: [...documentIds] });
        }}
      />
    </Card>
  );
}
