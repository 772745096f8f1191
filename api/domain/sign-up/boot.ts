import { passage } from '../fields/field-kind.ts';

/** The options of a manager for a volunteer of a quest, as the modal shows them. */
export const BOOT_OPTIONS = {
  BOOT: { label: 'Remove from this Quest', messageField: 'bootMessage' },
  BAN: { label: 'Remove and block from this charity', messageField: 'banMessage' },
} as const;
export type BootOption = keyof typeof BOOT_OPTIONS;

const MESSAGE_MAX = 150;

/** What a booted volunteer reads, if anything. */
export const BOOT_MESSAGE = passage({
  label: 'Message to the volunteer',
  max: MESSAGE_MAX,
  tooLong: `The message must be at most ${MESSAGE_MAX} characters long.`,
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
): { option: BootOption; message: string | null } | { problem: string } {
  const { updateAction } = form;
  if (!isBootOption(updateAction)) return { problem: 'Please choose an option.' };
  if (form.option != null && form.option !== updateAction) {
    return { problem: 'The option and the action must be the same.' };
  }
  const message = (form[BOOT_OPTIONS[updateAction].messageField] ?? form.abandonReason)?.trim() || null;
  const problem = BOOT_MESSAGE.problem(message);
  return problem ? { problem } : { option: updateAction, message };
}

function isBootOption(text: string): text is BootOption {
  return Object.hasOwn(BOOT_OPTIONS, text);
}
