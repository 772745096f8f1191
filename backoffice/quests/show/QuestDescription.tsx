import { Box } from '@mui/material';
import { RichTextField } from 'react-admin';
import { excerpt, plainText } from '#domain/text/plain-text.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';

/** Most characters of a description that is shown whole. */
const SHOWN_WHOLE = 200;
const EXCERPT = 70;

/** What a quest says of itself; a long text is folded behind its beginning. */
export function QuestDescription({ description }: { description: string }) {
  const t = textsOf(consoleQuestPageTexts);
  const words = plainText(description);
  const whole = (
    <RichTextField
      source="description"
      emptyText={t.noDescription}
      variant="body1"
      purifyOptions={ALLOWED_TAGS}
    />
  );
  if (words.length <= SHOWN_WHOLE) return <Box {...(description && asWritten())}>{whole}</Box>;
  return (
    <Box component="details" sx={folded}>
      <summary>
        <span className="beginning" {...asWritten()}>
          {excerpt(words, EXCERPT)}
        </span>
        <span className="fold">{t.lessDescription}</span>
      </summary>
      <div {...asWritten()}>{whole}</div>
    </Box>
  );
}

// The same few tags that the API lets through, checked again where they are drawn.
const ALLOWED_TAGS = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: [],
};

const folded = {
  '& summary': { minHeight: 44, cursor: 'pointer' },
  '&[open] .beginning, &:not([open]) .fold': { display: 'none' },
  // Paper has the whole text.
  '@media print': { '& summary': { display: 'none' } },
};
