/** RFC 6455: the last fragment of a text. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x1_0000;

let last = { text: '', frame: frameOf('') };

/**
 * A text as a frame of the socket, made once where several people are sent the same: they are told one after the other.
 * The library would put it together again for each of them.
 */
export function framed(text: string): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) };
  return last.frame;
}

function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  // Where every character is one byte it is only copied.
  frame.write(text, head.length, length === text.length ? 'latin1' : 'utf8');
  return frame;
}

function headOf(length: number): number[] {
  if (length < SHORT) return [TEXT, length];
  if (length < LONG) return [TEXT, SHORT, length >> 8, length & 0xff];
  return [TEXT, SHORT + 1, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff)];
}
