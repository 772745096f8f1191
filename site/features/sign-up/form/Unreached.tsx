import { AccountField } from '../../../ui/forms/AccountField.tsx';
import { NoticeBox } from '../../../ui/notices/NoticeBox.tsx';
import { Rich, type RichParts } from '../../../ui/RichParts.tsx';
import './unreached.css';

/** What someone would not hear of a quest for want of a confirmed address. */
export type ReachView = {
  title: string;
  text: RichParts;
  /** The button that sends another link; null where there is no address to send it to. */
  resend: string | null;
  /** Account whose page it is; null on a visitor's. */
  account: string | null;
};

/** Says that no email arrives, and the way to change that. `here`: the address of the quest's page. */
export function Unreached({
  reach: { title, text, resend, account },
  here,
}: {
  reach: ReachView;
  here: string;
}) {
  return (
    <NoticeBox tone="warning" title={title}>
      <p>
        <Rich parts={text} />
      </p>
      {resend && (
        <form className="unreached" method="post" action={here}>
          <input type="hidden" name="action" value="resend-verification" />
          <AccountField account={account} />
          <button className="button" type="submit">
            {resend}
          </button>
        </form>
      )}
    </NoticeBox>
  );
}
