import { randomBytes } from 'node:crypto';

let lastTime = 0;
let lastCount = 0;

/**
 * A UUIDv7 that sorts after every earlier one of this process, even within one millisecond or when the clock is set
 * back. (`node:crypto` does not order those of one millisecond.) The 12 bits after the time count up from a random
 * start.
 */
export function newId(now = Date.now()): string {
  if (now > lastTime) {
    lastTime = now;
    lastCount = randomBytes(2).readUInt16BE() & 0x7ff;
  } else if (lastCount < 0xfff) {
    lastCount += 1;
  } else {
    lastTime += 1;
    lastCount = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | lastCount, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text is an id as `newId` makes them. */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** When an id was made, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
