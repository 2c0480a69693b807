import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

const TYPES: Record<string, number> = { A: 1, MX: 15, TXT: 16, AAAA: 28 };
const SUCCESS = 0x8180;
const SERVER_FAILURE = 0x8182;
const NO_SUCH_NAME = 0x8183;
const PART_MAX = 255;

/** Texts by name and type: 'dune.example TXT'. An MX record is '10 mail.dune.example'. `null` makes the server fail. */
export type Zone = Record<string, string[] | null>;

/** A DNS server on this machine. Returns its address, and what it was asked. With `isSilent` it never answers. */
export async function dnsServer(zone: Zone, { isSilent = false } = {}) {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const question = readQuestion(query);
    asked.push(`${question.name} ${question.type}`);
    if (!isSilent) socket.send(replyTo(query, question, zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => new Promise<void>((closed) => socket.close(() => closed())));
  return { servers: [`127.0.0.1:${socket.address().port}`], asked };
}

interface Question {
  name: string;
  type: string;
  /** Where the question ends in the query. */
  end: number;
}

function readQuestion(query: Buffer): Question {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const number = query.readUInt16BE(at + 1);
  const type = Object.keys(TYPES).find((name) => TYPES[name] === number) ?? String(number);
  return { name: labels.join('.').toLowerCase(), type, end: at + 5 };
}

function replyTo(query: Buffer, { name, type, end }: Question, zone: Zone): Buffer {
  const found = zone[`${name} ${type}`];
  const isName = Object.keys(zone).some((key) => key.startsWith(`${name} `));
  const status = found === null ? SERVER_FAILURE : isName ? SUCCESS : NO_SUCH_NAME;
  const records = (found ?? []).map((text) => record(type, text));
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  for (const [index, value] of [status, 1, records.length].entries()) head.writeUInt16BE(value, 2 + 2 * index);
  return Buffer.concat([head, query.subarray(12, end), ...records]);
}

function record(type: string, text: string): Buffer {
  const data = dataOf(type, text);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0); // the name of the question
  head.writeUInt16BE(TYPES[type] ?? 0, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: string, text: string): Buffer {
  if (type === 'TXT') return Buffer.concat(partsOf(text));
  if (type === 'A') return Buffer.from(text.split('.').map(Number));
  const [priority = '0', host = ''] = text.split(' ');
  const number = Buffer.alloc(2);
  number.writeUInt16BE(Number(priority));
  const labels = host.split('.').filter(Boolean);
  return Buffer.concat([number, ...labels.map((label) => part(Buffer.from(label))), Buffer.alloc(1)]);
}

function partsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / PART_MAX));
  return Array.from({ length: count }, (_, index) => part(bytes.subarray(index * PART_MAX, (index + 1) * PART_MAX)));
}

function part(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([bytes.length]), bytes]);
}
