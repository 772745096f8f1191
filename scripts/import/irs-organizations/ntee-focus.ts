/** Major groups of the National Taxonomy of Exempt Entities, by the first letter of a code. */
const GROUPS: Readonly<Record<string, string>> = {
  A: 'Arts, Culture and Humanities',
  B: 'Education',
  C: 'Environment',
  D: 'Animals',
  E: 'Health Care',
  F: 'Mental Health and Crisis Intervention',
  G: 'Diseases and Disorders',
  H: 'Medical Research',
  I: 'Crime and Legal Help',
  J: 'Employment',
  K: 'Food, Agriculture and Nutrition',
  L: 'Housing and Shelter',
  M: 'Public Safety and Disaster Relief',
  N: 'Recreation and Sports',
  O: 'Youth Development',
  P: 'Human Services',
  Q: 'International Affairs',
  R: 'Civil Rights',
  S: 'Community Improvement',
  T: 'Philanthropy and Volunteering',
  U: 'Science and Technology',
  V: 'Social Science',
  W: 'Public Benefit',
  X: 'Religion',
  Y: 'Mutual Benefit',
};

/** The focus that an NTEE code as “K31” stands for; empty for an unknown one. */
export function focusOfNtee(code: string): string {
  const letter = /^([A-Z])\d{2}/i.exec(code.trim())?.[1]?.toUpperCase() ?? '';
  return Object.hasOwn(GROUPS, letter) ? (GROUPS[letter] ?? '') : '';
}
