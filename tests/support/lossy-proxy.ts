import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { websocketMessages } from './websocket-frames.ts';

export type LossyProxy = {
  url: string;
  /** How many messages held the text. */
  seen: () => number;
  lost: () => number;
  stop(): Promise<void>;
};

/**
 * Passes requests on to a server on this machine, but not each answer: the one to every so-manieth request that holds
 * the text is swallowed after the server has done its work. Then the connection is cut, or stays open in silence.
 */
export async function startLossyProxy(
  port: number,
  { text, every, isSilent }: { text: RegExp; every: number; isSilent: boolean },
): Promise<LossyProxy> {
  const sockets = new Set<Socket>();
  let seen = 0;
  let lost = 0;
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    let isSwallowing = false;
    const messagesOf = websocketMessages();
    for (const [socket, other] of [[client, server] as const, [server, client] as const]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
    client.on('data', (part) => {
      for (const message of messagesOf(part)) {
        if (!text.test(message)) continue;
        seen += 1;
        isSwallowing ||= seen % every === 0;
      }
      server.write(part);
    });
    server.on('data', (part) => {
      if (!isSwallowing) return void client.write(part);
      lost += 1;
      if (!isSilent) client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    seen: () => seen,
    lost: () => lost,
    stop: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
