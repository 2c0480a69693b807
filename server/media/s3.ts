import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { Settings } from '#server/settings.ts';
import { mediaType } from './media-type.ts';
import type { ByteRange, Storage } from './storage.ts';

/** Uploads in a bucket of an S3-compatible store. */
export function openS3({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: NonNullable<Settings['s3']>): Storage {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
  async function get(name: string, range?: ByteRange) {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    try {
      return await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, ...part }));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  return {
    async write(name, content) {
      const file = { Bucket: bucket, Key: name, Body: content, ContentType: mediaType(name) };
      await client.send(new PutObjectCommand(file));
    },
    async read(name) {
      const found = await get(name);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    async open(name, range) {
      const found = await get(name, range);
      if (!found?.Body) return null;
      const content = found.Body as Readable; // on Node, the library returns a Node stream
      return { content, bytes: found.ContentLength };
    },
    async has(name) {
      try {
        await client.send(new HeadObjectCommand({ Bucket: bucket, Key: name }));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        yield* Contents.flatMap(({ Key }) => Key ?? []);
      }
    },
    requireSpace: async () => undefined, // a store has no end that we could see
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
