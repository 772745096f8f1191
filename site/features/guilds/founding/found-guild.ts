import { checkGuild, GUILD_FIELDS, type GuildField, type GuildForm } from '#domain/guilds/guild-form.ts';
import { formTexts } from '#domain/texts/form-texts.ts';
import { guildFieldsTexts } from '#domain/texts/generated/guild-fields.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { FoundGuildDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import { textIn } from '../../../lib/forms/read-form.ts';

type Locals = Pick<App.Locals, 'execute' | 'requestId' | 'config' | 'viewer' | 'locale'>;

export type FoundingOutcome =
  | { guildId: string }
  | {
      guildId: null;
      problems: FormProblem[];
      error: ShownError;
      /** What went wrong; null when it is told at a field. */
      notice: string | null;
    };

const FIELDS = Object.keys(GUILD_FIELDS) as GuildField[];

/** What was typed; an empty form for one that was not sent. */
export function readGuildForm(form: FormData): GuildForm {
  const entries = FIELDS.map((field) => [field, textIn(form, field)]);
  return Object.fromEntries(entries) as GuildForm;
}

/** Founds the guild of a form, with the viewer as its admin. */
export async function foundGuild(locals: Locals, form: GuildForm): Promise<FoundingOutcome> {
  const problems = problemsOf(locals.locale, form);
  if (problems.length > 0)
    return { guildId: null, problems, error: { code: 'BAD_USER_INPUT' }, notice: null };
  const creatorId = locals.viewer?.accountId ?? '';
  const { data, error } = await ask(locals, FoundGuildDocument, { input: { ...form, creatorId } });
  if (data) return { guildId: data.createGuild.id };
  const supportEmail = locals.config.supportEmail ?? undefined;
  const text = errorCopyIn(locals.locale, error, { surface: 'site', supportEmail });
  if (error.code !== 'GUILD_NAME_NOT_AVAILABLE') return { guildId: null, problems, error, notice: text };
  return { guildId: null, problems: [{ field: 'name', text }], error, notice: null };
}

function problemsOf(locale: Locale, form: GuildForm): FormProblem[] {
  const found = checkGuild(formTexts(locale), form);
  return FIELDS.flatMap((field) => {
    const text = found[field];
    return text === undefined ? [] : [{ field, text, label: guildFieldsTexts(locale)[field] }];
  });
}
