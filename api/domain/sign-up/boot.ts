import { passage } from '../fields/field-kind.ts';
import type { ConsoleRulesTexts } from '../texts/generated/console-rules.ts';

/** The options of a manager for a volunteer of a quest. */
export const BOOT_OPTIONS = {
  BOOT: { messageField: 'bootMessage' },
  BAN: { messageField: 'banMessage' },
} as const;
export type BootOption = keyof typeof BOOT_OPTIONS;

const MESSAGE_MAX = 150;

/** What a booted volunteer reads, if anything. */
export function bootMessage(t: ConsoleRulesTexts) {
  return passage({
    label: t.bootMessage,
    max: MESSAGE_MAX,
    tooLong: t.bootMessageLong({ max: String(MESSAGE_MAX) }),
  });
}

export type BootForm = {
  updateAction: string;
  option?: string | null | undefined;
  bootMessage?: string | null | undefined;
  banMessage?: string | null | undefined;
  abandonReason?: string | null | undefined;
};

/** The option and message of a form, or what is wrong with it. */
export function readBoot(
  t: ConsoleRulesTexts,
  form: BootForm,
): { option: BootOption; message: string | null } | { problem: string } {
  const { updateAction } = form;
  if (!isBootOption(updateAction)) return { problem: t.bootOption };
  if (form.option != null && form.option !== updateAction) {
    return { problem: t.bootDiffers };
  }
  const message = (form[BOOT_OPTIONS[updateAction].messageField] ?? form.abandonReason)?.trim() || null;
  const problem = bootMessage(t).problem(message);
  return problem ? { problem } : { option: updateAction, message };
}

function isBootOption(text: string): text is BootOption {
  return Object.hasOwn(BOOT_OPTIONS, text);
}
