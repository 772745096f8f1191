/** A paragraph of what someone was told; with a link it is something to do. */
export type InboxPartRow = { words: string; link: string | null };

/** Inbox entry; without words if their key is lost. */
export type InboxMessageRow = {
  id: string;
  /** Epoch ms. */
  createdAt: number;
  isUnread: boolean;
  language: string | null;
  subject: string;
  parts: InboxPartRow[];
};

/** A page of someone's inbox. */
export type InboxRow = {
  messages: InboxMessageRow[];
  totalCount: number;
  totalPages: number;
  unreadCount: number;
};
