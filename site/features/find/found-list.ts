import type { QuestCardModel } from '../../ui/quests/QuestCard.tsx';
import type { AskProblem } from './find-address.ts';

/** A card of what was found, with what hinders the viewer where all are shown. */
export type FoundCard = QuestCardModel & { hinders?: readonly string[] };

/** What was found, in the words of the page: made by the server, for the page and for the browser alike. */
export type FoundList = {
  /** How many, when and where: “11 Quests this weekend within 10 miles of 07030”. */
  title: string;
  isEmpty: boolean;
  total: number;
  /** Around what one looks, '40.74 -74.03'; '' for no place. */
  place: string;
  /** Days with what begins on them; one group under the name of another order, where that was chosen. */
  groups: readonly FoundGroup[];
  /** What is left out, and why. */
  notes: readonly string[];
  /** Ways to find something where nothing was, each with how many it would bring. */
  loosen: readonly { href: string; count: string; text: string }[];
  /** A composed picture where nothing was found. */
  picture: string | null;
  page: number;
  /** Addresses of the pages before and after this one. */
  previous: string | null;
  next: string | null;
  /** Causes to choose, with how many quests each leaves. */
  causes: readonly { label: string; count?: string; href: string; isChosen?: true }[];
  /** How many filters the folded form hides. */
  foldedCount: number;
  /** How many quests each cause and each type leaves, by its id: “12”, “40+”; none where no one has counted that far. */
  counts: Readonly<Record<string, string>>;
  /** What is wrong with what was typed, beside its field; `list`: the list could not be had. */
  problems: Partial<Record<AskProblem | 'list', string>>;
};

export type FoundGroup = { id: string; heading: string; aside: string; cards: readonly FoundCard[] };
