import { Box, Card, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { agePolicyAt, ageRequirement, parseAgePolicies } from '#domain/ages/age-policy.ts';
import { ageRulesTexts } from '#domain/texts/generated/age-rules.ts';
import { consoleQuestPageTexts } from '#domain/texts/generated/console-quest-page.ts';
import { consoleQuestWordsTexts } from '#domain/texts/generated/console-quest-words.ts';
import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import type { QuestRecord } from '../../records/quest-record.ts';
import { Fact, Facts } from '../../widgets/lists/Facts.tsx';
import { QuestDescription } from './QuestDescription.tsx';
import { type QuestFact, questFacts } from './quest-facts.ts';

/** All that a quest says, as a list of terms. */
export function QuestFacts() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  const agePolicy = agePolicyAt(parseAgePolicies(quest.provider.agePolicies), quest.agePolicyIndex);
  const facts = questFacts(quest);
  const t = textsOf(consoleQuestPageTexts);
  const words = textsOf(consoleQuestWordsTexts);
  return (
    <Card component="section" aria-label={t.details} sx={{ p: 2.5 }}>
      <Typography variant="h2">{t.details}</Typography>
      <Facts sx={paragraphs}>
        <Fact term={t.charity}>
          <span {...asWritten()}>{quest.provider.name}</span>
        </Fact>
        <Fact term={t.description}>
          <QuestDescription description={quest.description} />
        </Fact>
        <Fact term={words.location}>
          {quest.location ? <Place {...quest.location} /> : textsOf(consoleRecordsTexts).noLocation}
        </Fact>
        {facts.filter(({ name }) => ![...ASKED, ...MORE].includes(name)).map(inWords)}
        <Fact term={t.wanted}>
          {t.wantedNumbers({
            min: quest.resourceMinNumber,
            desired: quest.resourceDesiredNumber,
            max: quest.resourceMaxNumber,
          })}
        </Fact>
        <Fact term={words.ages}>{ageRequirement(agePolicy, textsOf(ageRulesTexts))}</Fact>
        {facts.filter(({ name }) => ASKED.includes(name)).map(inWords)}
        <Fact term={words.trainings}>
          {quest.requiredOrientations.length === 0 ? (
            t.noTraining
          ) : (
            <span {...asWritten()}>{quest.requiredOrientations.map(({ name }) => name).join(', ')}</span>
          )}
        </Fact>
        {facts.filter(({ name }) => MORE.includes(name)).map(inWords)}
      </Facts>
    </Card>
  );
}

/** What stands before and after the required training; other fields stand above, in the order of their table. */
const ASKED = ['prerequisiteMinutes', 'othersMax'];
const MORE = ['flexibleMinimumTime', 'serviceTags'];

function inWords({ name, term, words, isLong, isWritten }: QuestFact) {
  return (
    <Fact key={name} term={term}>
      <Box component="span" {...(isWritten && asWritten())} sx={isLong ? { whiteSpace: 'pre-line' } : {}}>
        {words}
      </Box>
    </Fact>
  );
}

function Place({ name, address, detail }: NonNullable<QuestRecord['location']>) {
  return (
    <>
      {[name, address, detail].filter(Boolean).map((line) => (
        <Box key={line} component="span" {...asWritten()} sx={{ display: 'block' }}>
          {line}
        </Box>
      ))}
    </>
  );
}

const paragraphs = {
  mt: 1.5,
  '& dd p': { my: 0 },
  '& dd p + p, & dd ul, & dd ol': { mt: 1, mb: 0 },
};
