import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { RichTextField, useRecordContext } from 'react-admin';
import { agePolicyAt, ageRequirement, parseAgePolicies } from '#domain/ages/age-policy.ts';
import { factsOf, type ShownFact } from '#domain/fields/field.ts';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import type { QuestRecord } from '../../records/quest-record.ts';

/** All that a quest says, as a list of terms. */
export function QuestFacts() {
  const quest = useRecordContext<QuestRecord>();
  if (!quest) return null;
  const agePolicy = agePolicyAt(parseAgePolicies(quest.provider.agePolicies), quest.agePolicyIndex);
  const facts = factsOf(QUEST_FIELDS, quest, { side: 'console', isManager: true });
  return (
    <Card component="section" aria-label="Details" sx={{ p: 2.5 }}>
      <Box component="dl" sx={list}>
        <Fact term="Charity">{quest.provider.name}</Fact>
        <Fact term="Description">
          <RichTextField
            source="description"
            emptyText="No description"
            variant="body1"
            purifyOptions={ALLOWED_TAGS}
          />
        </Fact>
        <Fact term="Location">{quest.location ? <Place {...quest.location} /> : 'No location'}</Fact>
        {facts.filter(({ name }) => ![...ASKED, ...MORE].includes(name)).map(inWords)}
        <Fact term="Volunteers wanted">
          At least {quest.resourceMinNumber}, better {quest.resourceDesiredNumber}, at most{' '}
          {quest.resourceMaxNumber}
        </Fact>
        <Fact term="Age requirement">{ageRequirement(agePolicy)}</Fact>
        {facts.filter(({ name }) => ASKED.includes(name)).map(inWords)}
        <Fact term="Required training">
          {quest.requiredOrientations.map(({ name }) => name).join(', ') || 'None'}
        </Fact>
        {facts.filter(({ name }) => MORE.includes(name)).map(inWords)}
      </Box>
    </Card>
  );
}

/** What stands before and after the required training; other fields stand above, in the order of their table. */
const ASKED = ['prerequisiteMinutes'];
const MORE = ['flexibleMinimumTime', 'serviceTags'];

function inWords({ name, term, words, isLong }: ShownFact) {
  return (
    <Fact key={name} term={term}>
      {isLong ? (
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {words}
        </Box>
      ) : (
        words
      )}
    </Fact>
  );
}

// The same few tags that the API lets through, checked again where they are drawn.
const ALLOWED_TAGS = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'u', 'p', 'br', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: [],
};

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ name, address, detail }: NonNullable<QuestRecord['location']>) {
  return (
    <>
      {[name, address, detail].filter(Boolean).map((line) => (
        <Box key={line} component="span" sx={{ display: 'block' }}>
          {line}
        </Box>
      ))}
    </>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  '& > div': { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' }, columnGap: 2 },
  '& dt': { color: 'text.secondary', fontWeight: 600 },
  '& dd': { m: 0, maxWidth: '70ch', overflowWrap: 'anywhere' },
  '& dd p': { my: 0 },
  '& dd p + p, & dd ul, & dd ol': { mt: 1, mb: 0 },
};
