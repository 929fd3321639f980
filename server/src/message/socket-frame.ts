import { JsonWriter } from './json-writer.ts';

/** A message as the bytes of a WebSocket frame, made once for all recipients. */
export type SocketFrame = Buffer;

/** RFC 6455: final fragment, text. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x1_0000;
const MAX_HEAD_LENGTH = 10;

/** A text as a WebSocket frame. */
export function socketFrame(text: string): SocketFrame {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

/** Composes a message from values and JSON text, one message at a time. */
export class SocketFrameWriter {
  private readonly writer = new JsonWriter();

  begin(): JsonWriter {
    return this.writer.begin(MAX_HEAD_LENGTH);
  }

  /** The frame with everything written since `begin`. */
  frame(): SocketFrame {
    const head = headOf(this.writer.length - MAX_HEAD_LENGTH);
    const start = MAX_HEAD_LENGTH - head.length;
    this.writer.fill(start, head);
    return this.writer.copy(start);
  }
}

function headOf(length: number): number[] {
  if (length < SHORT) return [TEXT, length];
  if (length < LONG) return [TEXT, SHORT, length >> 8, length & 0xff];
  return [TEXT, SHORT + 1, 0, 0, 0, 0, ...[24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff)];
}
