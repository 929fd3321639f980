import { JsonWriter } from './json-writer.ts';

/** A message as the bytes that go over the socket: made once, however many people are sent it. */
export type SocketFrame = Buffer;

/** RFC 6455: the last fragment of a text. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x1_0000;
const LONGEST_HEAD = 10;

/** A text as a frame. */
export function socketFrame(text: string): SocketFrame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

/** Puts a message together from values and JSON that is there already; one message at a time. */
export class SocketFrameWriter {
  private readonly writer = new JsonWriter();

  begin(): JsonWriter {
    return this.writer.begin(LONGEST_HEAD);
  }

  /** What was written since `begin`. */
  frame(): SocketFrame {
    const head = headOf(this.writer.length - LONGEST_HEAD);
    const start = LONGEST_HEAD - head.length;
    this.writer.fill(start, head);
    return this.writer.copy(start);
  }
}

function headOf(length: number): number[] {
  if (length < SHORT) return [TEXT, length];
  if (length < LONG) return [TEXT, SHORT, length >> 8, length & 0xff];
  return [TEXT, SHORT + 1, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff)];
}
