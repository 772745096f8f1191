import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; text: string };

type Answer = { responseCode: number } | null;

type Manners = {
  /** The only password that is taken; without it no one has to log in. May be changed while the server runs. */
  password?: () => string;
  /** What is said to whoever connects, to a sender and to a recipient; null takes it. */
  greeting?: () => Answer;
  sender?: () => Answer;
  recipient?: (address: string) => Answer;
  /** Waits before an email is taken. */
  hold?: (recipient: string) => Promise<void>;
  /** Port of the server; any free one if omitted. */
  port?: number;
};

/** A real mail server on this machine; `answerTo` may refuse an email with a code, null takes it. */
export async function startMailServer(
  answerTo: (count: number) => Answer = () => null,
  { password, greeting, sender, recipient, hold, port: wanted = 0 }: Manners = {},
) {
  const received: ReceivedMail[] = [];
  const seen = { mails: 0, connections: 0, logIns: 0, open: 0, mostOpen: 0 };
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    // A test ends it with connections that are kept.
    closeTimeout: 50,
    onConnect(_session, callback) {
      seen.connections += 1;
      seen.open += 1;
      seen.mostOpen = Math.max(seen.mostOpen, seen.open);
      callback(refusal(greeting?.()));
    },
    onClose() {
      seen.open -= 1;
    },
    onAuth(auth, _session, callback) {
      seen.logIns += 1;
      if (auth.password === password?.()) return callback(null, { user: auth.username });
      return callback(Object.assign(new Error('canary: wrong password'), { responseCode: 535 }));
    },
    onMailFrom(_address, _session, callback) {
      callback(refusal(sender?.()));
    },
    onRcptTo({ address }, _session, callback) {
      callback(refusal(recipient?.(address)));
    },
    onData(stream, { envelope }, callback) {
      const { mailFrom, rcptTo } = envelope;
      const to = rcptTo.map((one) => one.address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        seen.mails += 1;
        const refused = refusal(answerTo(seen.mails));
        if (refused) return callback(refused);
        await hold?.(to[0] ?? '');
        const text = Buffer.concat(chunks).toString('utf8');
        received.push({ from: mailFrom ? mailFrom.address : '', to, text });
        callback();
      });
    },
  });
  // Connections that are cut off in the middle are none of its own.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Recipients of all emails, in the order received. */
    recipients: () => received.flatMap((mail) => mail.to),
    /** How many emails were offered, taken or not. */
    offered: () => seen.mails,
    seen,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Its words repeat an address, as those of real servers do. */
function refusal(answer: Answer | undefined): Error | null {
  return answer ? Object.assign(new Error('canary: refused <rosa@demo.example>'), answer) : null;
}
