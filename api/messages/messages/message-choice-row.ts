import type { ChosenClass } from '#domain/messages/mail-kind.ts';
import type { Channel, EndableClass } from '#domain/messages/message-choice.ts';

/** Whether a class comes by a channel. */
export type MessageChoiceRow = { class: ChosenClass; channel: Channel; isOn: boolean };

/** What someone has chosen, and by which channels that can be. */
export type MessageChoicesRow = {
  reachable: Channel[];
  mustChannels: Channel[];
  choices: MessageChoiceRow[];
};

/** What a link to unsubscribe ends, and whether emails of it still come. */
export type UnsubscriptionRow = { class: EndableClass; isOfInvitations: boolean; isOn: boolean };
