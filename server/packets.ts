const lineEnd = '\r\n';
/** Lines inspected per packet; more, of a few bytes each, are neither a request nor a message. */
const maxLines = 4_000;
const [slash, dot, semicolon] = [...Buffer.from('/.;')];

function isDigit(byte = 0): boolean {
  return byte >= 48 && byte <= 57;
}

function isHex(byte = 0): boolean {
  const letter = byte | 32;
  return isDigit(byte) || (letter >= 97 && letter <= 102);
}

/** A request line ends with the version of some protocol: 'HTTP/1.1', 'RTSP/1.0'. */
function endsWithVersion(packet: Buffer, end: number): boolean {
  return packet[end - 4] === slash && isDigit(packet[end - 3]) && packet[end - 2] === dot && isDigit(packet[end - 1]);
}

/** '1', 'ff' or '1;name' alone on a line: the size of a tiny chunk. */
function isTinyChunk(packet: Buffer, start: number, end: number): boolean {
  if (!isHex(packet[start]) || end === start) return false;
  const after = end > start + 1 && isHex(packet[start + 1]) ? start + 2 : start + 1;
  return after === end || packet[after] === semicolon;
}

/** The contents of a packet, as far as it was inspected. */
export interface Contents {
  /** Requests that begin in it; infinite if there are more lines than any client would send. */
  requests: number;
  /** Body chunks hardly larger than their framing: each costs as much as a large one. */
  tinyChunks: number;
}

/** Counts what a packet contains, stopping at the limit. */
export function countContents(packet: Buffer, most: Contents): Contents {
  const found = { requests: 0, tinyChunks: 0 };
  let start = 0;
  for (let line = 0; found.requests <= most.requests && found.tinyChunks <= most.tinyChunks; line++) {
    const end = packet.indexOf(lineEnd, start);
    if (end < 0) break;
    if (line === maxLines) return { ...found, requests: Number.POSITIVE_INFINITY };
    if (endsWithVersion(packet, end)) found.requests += 1;
    else if (isTinyChunk(packet, start, end)) found.tinyChunks += 1;
    start = end + lineEnd.length;
  }
  return found;
}
