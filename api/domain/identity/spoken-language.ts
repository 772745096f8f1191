/** Languages besides English that volunteers say they speak, as they are stored and as people read them. */
export const SPOKEN_LANGUAGES = {
  signLanguage: 'American Sign Language',
  arabic: 'Arabic',
  bengali: 'Bengali',
  cantonese: 'Cantonese',
  french: 'French',
  haitianCreole: 'Haitian Creole',
  hebrew: 'Hebrew',
  hindi: 'Hindi',
  italian: 'Italian',
  korean: 'Korean',
  mandarin: 'Mandarin',
  polish: 'Polish',
  portuguese: 'Portuguese',
  russian: 'Russian',
  spanish: 'Spanish',
  tagalog: 'Tagalog',
  ukrainian: 'Ukrainian',
  urdu: 'Urdu',
  yiddish: 'Yiddish',
} as const;

export type SpokenLanguage = keyof typeof SPOKEN_LANGUAGES;

/** What of a list are languages of the table, each once, in the table's order. */
export function spokenLanguagesOf(list: readonly string[]): SpokenLanguage[] {
  return (Object.keys(SPOKEN_LANGUAGES) as SpokenLanguage[]).filter((language) => list.includes(language));
}
