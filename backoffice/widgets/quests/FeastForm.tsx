import { Box } from '@mui/material';
import { FEAST_QUESTIONS, readFeastAnswers } from '#domain/sign-up/feast-form.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { feastFormTexts } from '#domain/texts/generated/feast-form.ts';
import { textsOf } from '../../language/console-locale.ts';

/** What a donor answered about the meal; the API sends it to those who may read contact data. */
export function FeastForm({ formJSON }: { formJSON: string | null }) {
  const t = textsOf(feastFormTexts);
  const answers = readFeastAnswers(formJSON);
  const answered = FEAST_QUESTIONS.filter(({ id }) => answers?.[id]);
  if (!answers || answered.length === 0) return null;
  return (
    <Box component="details" sx={details}>
      <summary>{textsOf(consoleQuestWordsTexts).meal}</summary>
      <dl>
        {answered.map(({ id }) => (
          <div key={id}>
            <dt>{t[id]}</dt>
            <dd>{answers[id]}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const details = {
  overflowWrap: 'anywhere',
  '& summary': { display: 'inline-block', minHeight: 32, pt: 0.5, cursor: 'pointer', color: 'primary.main' },
  '& summary::before': { content: '"▸ "' },
  '&[open] summary::before': { content: '"▾ "' },
  '& dl': { m: 0, mb: 1, display: 'grid', gap: 0.75 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-line' },
};
