import { passage } from '../fields/field-kind.ts';
import { consoleRulesTexts } from '../texts/generated/console-rules.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/** The options of a manager for a volunteer of a quest. */
export const BOOT_OPTIONS = {
  BOOT: { messageField: 'bootMessage' },
  BAN: { messageField: 'banMessage' },
} as const;
export type BootOption = keyof typeof BOOT_OPTIONS;

const MESSAGE_MAX = 150;

const t = refsOf(consoleRulesTexts);

/** What a booted volunteer reads, if anything. */
export const BOOT_MESSAGE = passage({
  label: t.bootMessage,
  max: MESSAGE_MAX,
  tooLong: t.bootMessageLong({ max: String(MESSAGE_MAX) }),
});

export type BootForm = {
  updateAction: string;
  option?: string | null | undefined;
  bootMessage?: string | null | undefined;
  banMessage?: string | null | undefined;
  abandonReason?: string | null | undefined;
};

/** The option and message of a form, or what is wrong with it. */
export function readBoot(
  form: BootForm,
): { option: BootOption; message: string | null } | { problem: TextRef } {
  const { updateAction } = form;
  if (!isBootOption(updateAction)) return { problem: t.bootOption };
  if (form.option != null && form.option !== updateAction) {
    return { problem: t.bootDiffers };
  }
  const message = (form[BOOT_OPTIONS[updateAction].messageField] ?? form.abandonReason)?.trim() || null;
  const problem = BOOT_MESSAGE.problem(message);
  return problem ? { problem } : { option: updateAction, message };
}

function isBootOption(text: string): text is BootOption {
  return Object.hasOwn(BOOT_OPTIONS, text);
}
