export const QUEST_LIMITS = {
  titleMax: 25,
  descriptionMax: 10_000,
  giverNameMax: 35,
  /** Length of the lead's introduction. */
  introductionMax: 140,
  equipmentMax: 1000,
  tagsMax: 10,
  tagLengthMax: 500,
  stampTitleMax: 50,
  trainingsMax: 20,
  resourceMin: 1,
  resourceMax: 75,
  durationMaxMinutes: 960,
  agePolicyIndexMax: 3,
  abandonReasonMax: 150,
  /** How many people without an account someone can bring, whatever the charity allows. */
  othersMax: 10,
} as const;
