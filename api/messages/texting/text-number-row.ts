/** The number on which someone gets text messages, or that there is none. */
export type TextNumberRow = {
  /** For @access. */
  ownerId: string;
  isOffered: boolean;
  agreementVersion: string;
  state: 'NONE' | 'ASKED' | 'CONFIRMED' | 'STOPPED';
  number: string | null;
  agreedAt: number | null;
};
