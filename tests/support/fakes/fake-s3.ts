import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeS3 {
  url: string
  /** By `bucket/key`. */
  objects: Map<string, { bytes: Buffer; at: Date }>
  /** Requests without a signature. */
  unsigned: string[]
  reads: number
  /** Replies 503 while set. */
  isDown: boolean
  stop(): Promise<void>
}

const PAGE = 2

/** The part that recordings need. Lists two objects per page, to test paging. */
export async function startS3(): Promise<FakeS3> {
  const server = createServer((request, response) => void answer(store, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const store: FakeS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    unsigned: [],
    reads: 0,
    isDown: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return store
}

async function answer(store: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', headers } = request
  const { pathname, searchParams } = new URL(request.url ?? '/', store.url)
  const isSigned = /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/\S+\/s3\/aws4_request,/.test(headers.authorization ?? '')
  if (!isSigned) store.unsigned.push(`${method} ${pathname}`)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  if (store.isDown) return void response.writeHead(503).end()
  const name = decodeURIComponent(pathname.slice(1))
  const found = store.objects.get(name)
  if (method === 'PUT') {
    store.objects.set(name, { bytes: Buffer.concat(parts), at: new Date() })
    response.writeHead(200, { etag: '"x"' }).end()
  } else if (method === 'DELETE') {
    store.objects.delete(name)
    response.writeHead(204).end()
  } else if (searchParams.get('list-type') === '2') list(store, name.replace(/\/$/, ''), searchParams, response)
  else if (!found) response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
  else {
    if (method === 'GET') store.reads++
    send(found.bytes, method, headers.range, response)
  }
}

function send(bytes: Buffer, method: string, range: string | undefined, response: ServerResponse): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const part = start ? bytes.subarray(Number(start), Number(end) + 1) : bytes
  const headers = { 'content-length': part.length, ...(start && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }) }
  response.writeHead(start ? 206 : 200, headers).end(method === 'HEAD' ? undefined : part)
}

function list({ objects }: FakeS3, bucket: string, query: URLSearchParams, response: ServerResponse): void {
  const begin = `${bucket}/${query.get('prefix') ?? ''}`
  const after = Number(query.get('continuation-token') ?? 0)
  const all = [...objects].filter(([name]) => name.startsWith(begin)).sort()
  const rows = all
    .slice(after, after + PAGE)
    .map(
      ([name, { at }]) =>
        `<Contents><Key>${name.slice(bucket.length + 1)}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
    )
  const next = after + PAGE < all.length ? `<NextContinuationToken>${after + PAGE}</NextContinuationToken>` : ''
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
    )
}
