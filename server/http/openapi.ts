import { z } from 'zod';
import { calls, type Call } from '#contract/calls.ts';
import { CONFIRMED_MINUTES } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { VERSION_HEADER } from './record-version.ts';

type Json = Record<string, unknown>;

const FAILURE: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A message for the user.' },
    code: { enum: Object.keys(failures) },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    newer: {
      type: 'object',
      description: 'Only with 412: who saved the newer version, and when.',
      properties: { userId: { type: 'string' }, userName: { type: 'string' }, at: { type: 'string' } },
    },
  },
};

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: `The version that was read: \`version\` of the body, or the header \`${VERSION_HEADER}\``,
};

/** The contract as an OpenAPI 3.1 document. */
export function describeApi() {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries<Call>(calls)) {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replace(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(key, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marquee', version: '1', description: 'All calls of the site and its panel.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: FAILURE },
    },
  };
}

function operation(key: string, call: Call): Json {
  const headers = call.checksVersion ? [IF_MATCH] : [];
  const path = key.slice(key.indexOf(' ') + 1);
  const reply = jsonSchema(call.reply);
  return {
    operationId: key.replace(/[^a-z]+(.)/gi, (_, letter: string) => letter.toUpperCase()),
    summary: call.summary,
    tags: [/\w+/.exec(path)?.[0]],
    ...(call.who !== 'anyone' && { security: [{ bearer: [] }], description: describeAccess(call) }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...headers],
    ...requestBody(call),
    responses: {
      [call.status ?? 200]: {
        description: 'Done',
        ...versionHeader(reply),
        content: { [replyMediaType(call)]: { schema: reply } },
      },
      default: {
        description: 'Failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

/** The access level of a call, and its further conditions. */
function describeAccess({ who, needsConfirmation }: Call): string {
  const again = `. Needs the password again: at the login, or by \`POST /users/me/confirm\`, in the last ${CONFIRMED_MINUTES} minutes`;
  return `For: ${who}${needsConfirmation ? again : ''}`;
}

function requestBody(call: Call): Json {
  if (call.media === 'upload') {
    const picture = {
      type: 'object',
      required: ['image'],
      properties: { image: { type: 'string', format: 'binary' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: picture } } } };
  }
  const bodies = [call.body, call.staffBody].filter((body) => body !== undefined).map(jsonSchema);
  if (bodies.length === 0) return {};
  const schema = bodies.length === 1 ? bodies[0] : { anyOf: bodies };
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function parameters(schema: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {} } = jsonSchema(schema) as { properties?: Json }; // params and queries are objects
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: part,
  }));
}

function versionHeader({ properties }: Json): Json {
  if (typeof properties !== 'object' || properties === null || !('version' in properties)) return {};
  return { headers: { [VERSION_HEADER]: { schema: { type: 'integer' }, description: 'For `If-Match`' } } };
}

function replyMediaType(call: Call): string {
  return call.media && call.media !== 'upload' ? call.media : 'application/json';
}

/** The JSON schema of an input or a reply. Fields with defaults are optional. */
export function jsonSchema(schema: z.ZodType): Json {
  const described = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override({ jsonSchema: part }) {
      const { properties = {}, required } = part;
      if (required) part.required = required.filter((name) => !hasDefault(properties[name]));
    },
  });
  const { $schema: _, ...rest } = described;
  return rest;
}

function hasDefault(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'default' in part;
}
