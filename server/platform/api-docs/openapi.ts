import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { ErrorReply } from '#contract/error-reply.ts'

type Declared = { feature: string; name: string; endpoint: Endpoint }

const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Record<
    string,
    unknown
  >
  return schema
}

export function openApi(declared: Declared[], publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { feature, name, endpoint } of declared) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(feature, name, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'UPSC Current Catalyst',
      version: '1.0.0',
      description:
        'Success is `{ "success": true, … }`; failure is `{ "success": false, "error", "code", "details"? }` with the right status.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token from sign-in or sign-up' } },
      schemas: { Refusal: schemaOf(ErrorReply, 'output') },
    },
  }
}

function operation(feature: string, name: string, endpoint: Endpoint) {
  const isPublic = endpoint.policy === 'public'
  const refused = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  })
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    'x-policy': endpoint.policy,
    'x-rate-class': endpoint.rate,
    ...(isPublic ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } }
      : {}),
    ...(endpoint.consumes ? { requestBody: { required: true, content: bytesOf(endpoint.consumes) } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: endpoint.produces
          ? bytesOf(endpoint.produces)
          : { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      ...(endpoint.produces
        ? {
            206: { description: 'The range asked for', content: bytesOf(endpoint.produces) },
            416: { description: 'Beyond the end' },
          }
        : {}),
      ...(endpoint.method === 'GET' ? { 304: { description: 'Not changed since the given ETag' } } : {}),
      400: refused('Malformed'),
      ...(isPublic ? {} : { 401: refused('No session, or one that has ended') }),
      ...(isPublic || endpoint.policy === 'member' ? {} : { 403: refused(endpoint.forbidden) }),
      ...(endpoint.params ? { 404: refused(endpoint.notFound) } : {}),
      ...(endpoint.body || endpoint.query ? { 422: refused('Well-formed but invalid; `details` names each field') } : {}),
      429: refused('Too many requests; see `Retry-After`'),
      503: refused('Overloaded or restarting; see `Retry-After`'),
    },
  }
}

const bytesOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]))

function parametersOf(shape: z.ZodType | undefined, place: 'path' | 'query') {
  if (!shape) return []
  const schema = schemaOf(shape, 'input') as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }))
}
