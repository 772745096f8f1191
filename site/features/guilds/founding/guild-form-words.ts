import { GUILD_LIMITS, type GuildField } from '#domain/guilds/guild-form.ts';
import { guildFormTexts } from '#domain/texts/generated/guild-form.ts';
import { guildFoundingTexts } from '#domain/texts/generated/guild-founding.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';

/** How the form of a new guild calls its fields, and what it says below them. */
export function guildFieldsIn(locale: Locale): Record<GuildField, { label: string; help?: string }> {
  const t = guildFormTexts(locale);
  return {
    classification: { label: guildFoundingTexts(locale).kinds },
    name: { label: t.name },
    description: { label: t.description, help: t.descriptionHelp },
    question: { label: t.question, help: t.questionHelp },
  };
}

/** What is wrong with a field of it in a language; the rules speak English, as the API does. */
export function guildProblemIn(locale: Locale, field: GuildField, problem: string): string {
  const english = sayings(FIRST_LOCALE, field);
  return sayings(locale, field)[english.indexOf(problem)] ?? problem;
}

/** All that can be wrong, in the same order for every language. */
function sayings(locale: Locale, field: GuildField): string[] {
  const t = guildFormTexts(locale);
  const limits = { name: GUILD_LIMITS.nameMax, description: GUILD_LIMITS.descriptionMax };
  const max = limits[field as 'name' | 'description'] ?? GUILD_LIMITS.questionMax;
  return [t.required, t.lettersAndNumbers, t.chooseKind, t.tooLong({ max: String(max) })];
}
