/**
 * What a client says over a websocket, out of the bytes of its connection: they are masked, so no text stands in them as
 * it is. Bytes that are no frames (the handshake, HTTP) come as they are. Each call returns the messages that are whole.
 */
export function websocketMessages(): (part: Buffer) => string[] {
  let rest = Buffer.alloc(0);
  let isWebsocket = false;
  return (part) => {
    if (!isWebsocket) {
      isWebsocket = /^upgrade: *websocket/im.test(part.toString('latin1'));
      return [part.toString('latin1')];
    }
    rest = Buffer.concat([rest, part]);
    const messages: string[] = [];
    for (let frame = frameAt(rest); frame; frame = frameAt(rest)) {
      messages.push(frame.text);
      rest = rest.subarray(frame.length);
    }
    return messages;
  };
}

/** The first frame, if all of it is there. Clients always mask. */
function frameAt(bytes: Buffer): { text: string; length: number } | null {
  if (bytes.length < 6) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const begin = 2 + extra + 4;
  if (bytes.length < begin) return null;
  const size = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < begin + size) return null;
  const mask = bytes.subarray(begin - 4, begin);
  const text = Buffer.from(bytes.subarray(begin, begin + size));
  for (let at = 0; at < size; at += 1) text[at] = (text[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return { text: text.toString('latin1'), length: begin + size };
}
