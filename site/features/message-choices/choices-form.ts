import { CHOSEN_CLASSES, type ChosenClass } from '#domain/messages/mail-kind.ts';
import { CHANNELS, type Channel } from '#domain/messages/message-choice.ts';

export type MessageChoiceInput = { class: ChosenClass; channel: Channel; isOn: boolean };

/** The name of one box of the form. */
export function boxName(chosen: ChosenClass, channel: Channel): string {
  return `${chosen}/${channel}`;
}

/**
 * Reads the posted boxes. A browser sends only those that are on, so the form names beside them which ones it shows:
 * a channel that came about meanwhile is not switched off by it.
 */
export function readChoices(form: FormData): MessageChoiceInput[] {
  const [shown, on] = ['shown[]', 'on[]'].map((name) => form.getAll(name));
  return CHOSEN_CLASSES.flatMap((chosen) =>
    CHANNELS.flatMap((channel) => {
      const name = boxName(chosen, channel);
      return shown?.includes(name) ? [{ class: chosen, channel, isOn: on?.includes(name) ?? false }] : [];
    }),
  );
}
