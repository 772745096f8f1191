import {
  deleteWordsSql,
  insertListingSql,
  insertWordsSql,
  isForBeginnersSql,
  isForChildrenSql,
  needsPeopleSql,
  shareOfMinimumSql,
} from './listing-sql.ts';

/*
 * Whoever writes a quest, its charity, its place or its translations, an importer, a seed or an undo too: what finding
 * asks is right with the same commit. Nothing else writes `quest_listing` and `quest_words`.
 */

const trigger = (name: string, when: string, ...steps: string[]) =>
  `CREATE TRIGGER IF NOT EXISTS ${name} AFTER ${when}\nBEGIN ${steps.map((step) => `${step};`).join('\n')} END;`;

/** The words of some rows once more. */
const wordsAgain = (condition: string) => [deleteWordsSql(condition), insertWordsSql(condition)];

/** Columns of a quest on which its row or its words depend, but for the count that sign-ups change. */
const SHOWN = `eventTitle, description, eventType, serviceTags, publishingStatus, startedAt, providerId, locationId,
  resourceMinNumber, resourceDesiredNumber, agePolicyIndex, prerequisiteMinutes`;

const ofQuest = [
  trigger(
    'quest_listing_of_new_quest',
    `INSERT ON quest WHEN NEW.publishingStatus = 'Published'`,
    insertListingSql('listed.id = NEW.id'),
  ),
  trigger(
    'quest_listing_of_quest',
    `UPDATE OF ${SHOWN} ON quest WHEN 'Published' IN (OLD.publishingStatus, NEW.publishingStatus)`,
    'DELETE FROM quest_listing WHERE questId = OLD.id',
    insertListingSql('listed.id = NEW.id'),
  ),
  trigger(
    'quest_listing_of_taken_place',
    `UPDATE OF takenCount ON quest WHEN ${shareOfMinimumSql('OLD')} <> ${shareOfMinimumSql('NEW')}
  OR ${needsPeopleSql('OLD')} <> ${needsPeopleSql('NEW')}`,
    `UPDATE quest_listing SET shareOfMinimum = ${shareOfMinimumSql('NEW')}, needsPeople = ${needsPeopleSql('NEW')}
  WHERE questId = NEW.id`,
  ),
];

const beginners = (questId: string) => `UPDATE quest_listing SET isForBeginners =
  (SELECT ${isForBeginnersSql('asked')} FROM quest AS asked WHERE asked.id = ${questId})
  WHERE questId = ${questId} AND EXISTS (SELECT 1 FROM quest AS there WHERE there.id = ${questId})`;
const ofTrainings = [
  trigger('quest_listing_of_demand', 'INSERT ON quest_required_orientation', beginners('NEW.questId')),
  trigger('quest_listing_of_lifted_demand', 'DELETE ON quest_required_orientation', beginners('OLD.questId')),
];

const ofCharity = [
  trigger(
    'quest_listing_of_charity',
    `UPDATE OF districtId, agePolicies ON provider
  WHEN OLD.districtId <> NEW.districtId OR OLD.agePolicies <> NEW.agePolicies`,
    `UPDATE quest_listing SET districtId = NEW.districtId, isForChildren =
  (SELECT ${isForChildrenSql('asked', 'NEW')} FROM quest AS asked WHERE asked.id = quest_listing.questId)
  WHERE providerId = NEW.id`,
  ),
  trigger(
    'quest_words_of_charity',
    `UPDATE OF name, districtId ON provider WHEN OLD.name <> NEW.name OR OLD.districtId <> NEW.districtId`,
    ...wordsAgain('row.providerId = NEW.id'),
  ),
];

const ofPlace = [
  trigger(
    'quest_words_of_location',
    `UPDATE OF name, address, detail ON location
  WHEN OLD.name <> NEW.name OR OLD.address <> NEW.address OR OLD.detail <> NEW.detail`,
    ...wordsAgain('row.locationId = NEW.id'),
  ),
];

const ofDistrict = [
  trigger(
    'quest_words_of_district',
    'UPDATE OF name ON district WHEN OLD.name <> NEW.name',
    ...wordsAgain('row.districtId = NEW.id'),
  ),
];

const ofTranslation = [
  trigger(
    'quest_words_of_translation',
    'INSERT ON quest_translation',
    ...wordsAgain('row.questId = NEW.questId'),
  ),
  trigger(
    'quest_words_of_changed_translation',
    'UPDATE ON quest_translation',
    ...wordsAgain('row.questId = NEW.questId'),
  ),
  trigger(
    'quest_words_of_dropped_translation',
    'DELETE ON quest_translation',
    ...wordsAgain('row.questId = OLD.questId'),
  ),
];

const ofListing = [
  trigger('quest_words_of_new_listing', 'INSERT ON quest_listing', insertWordsSql('row.id = NEW.id')),
  trigger(
    'quest_words_of_old_listing',
    'DELETE ON quest_listing',
    'DELETE FROM quest_words WHERE rowid = OLD.id',
  ),
];

/** Triggers that keep the quest listing current, by the table they watch. */
export const LISTING_TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  quest: ofQuest,
  quest_required_orientation: ofTrainings,
  provider: ofCharity,
  location: ofPlace,
  district: ofDistrict,
  quest_translation: ofTranslation,
  quest_listing: ofListing,
};
