import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { contract } from './contract.ts';
import { isJsonOf, rule } from './rules.ts';

export type SurveyAnswer = { questionID: string; questionType: 'paragraph' | 'radio'; answer: string };

export const surveySubmission = sqliteTable(
  'survey_submission',
  {
    id: text().primaryKey(),
    surveyId: text().notNull(),
    submitterId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    contractId: text()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    submissionTimestamp: integer().notNull(),
    answers: text({ mode: 'json' }).$type<SurveyAnswer[]>().notNull(),
  },
  (t) => [
    index('survey_submission_contract').on(t.contractId),
    index('survey_submission_submitter').on(t.submitterId),
    rule('survey_submission_answers', isJsonOf('answers', 'array')),
  ],
);
