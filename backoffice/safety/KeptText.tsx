import { Box, Typography } from '@mui/material';
import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import type { ConsoleYoungMessageFragment } from '../gql/generated.ts';
import { dayText } from '../groups/record/group-record.ts';
import { textsOf } from '../language/console-locale.ts';
import { Quote } from '../widgets/lists/Quote.tsx';

type Props = { message: ConsoleYoungMessageFragment /** How the charity is called here. */; charity: string };

/** A copy of what was written to or by someone under 18: who wrote it, where it went, and when. */
export function KeptText({ message, charity }: Props) {
  const { kind, body, createdAt, senderUsername } = message;
  const t = textsOf(consoleSafetyTexts);
  return (
    <>
      <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }} dir="auto">
        {t.fromTo({ sender: senderUsername ?? t.senderLeft, recipient: recipientOf(message, charity) })}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {t.kindOn({ kind: t[kind], day: dayText(createdAt) })}
      </Typography>
      <Quote>{body}</Quote>
    </>
  );
}

function recipientOf(
  { kind, hasRecipient, recipientUsername, guildName }: ConsoleYoungMessageFragment,
  charity: string,
): string {
  const t = textsOf(consoleSafetyTexts);
  if (hasRecipient) return recipientUsername ?? t.recipientLeft;
  return kind.startsWith('guild') ? (guildName ?? t.guildGone) : charity;
}
