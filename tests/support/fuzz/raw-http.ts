/** Parts are written in order on one connection. */
export interface Attack {
  name: string
  parts: (string | Buffer)[]
  /** Between the parts. */
  pauseMs?: number
  /** `end` half-closes, `reset` breaks the connection, `wait` waits for the server. */
  finish: 'end' | 'reset' | 'wait'
}

type Random = () => number
type Make = (random: Random, token: string) => Omit<Attack, 'name'>

const HOST = 'Host: localhost\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const LOGIN = `POST /api/auth/login HTTP/1.1\r\n${HOST}${JSON_TYPE}`
const GET = `GET /api/instance HTTP/1.1\r\n${HOST}\r\n`
const BODY = '{"email":"nobody@example.test","password":"wrong-one-here"}'

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const bytes = (random: Random, length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))

const SIZES = ['zz', '-1', 'ffffffffffffffffff', '0x5', '5 5', '', '5;'.padEnd(20_000, 'x'), '\0', '+5']
const LENGTHS = ['-1', '1e3', '0x10', '99999999999999999999', '5, 5', '5, 6', '', ' ', '5\t5', '٥', '+5', '5.0']
const TARGETS = [
  ...['*', '//', '/%', '/%00', '/%ff', '/api/articles/%ed%a0%80', '/api/search?q=%ff', '/../../etc/passwd', '\\', '/ /', '?'],
  ...['http://evil.example/', 'http://[::1', 'evil.example:443', '/api//instance', '/api/instance#x', `/${'a/'.repeat(4000)}`],
  ...[
    `/${'x'.repeat(15_000)}`,
    `/${'x'.repeat(40_000)}`,
    `/api/search?q=${'%E0%A4%85'.repeat(1500)}`,
    `/?${'a=1&'.repeat(3000)}`,
  ],
]
const METHODS = [
  'get',
  'TRACE',
  'CONNECT',
  'OPTIONS',
  'PROPFIND',
  'QUERY',
  'PRI',
  'GARBAGE',
  '',
  'G\0T',
  'HEAD',
  'PURGE',
  'X'.repeat(9000),
]
const VERSIONS = [
  'HTTP/0.9',
  'HTTP/1.0',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTPS/1.1',
  'http/1.1',
  '',
  'HTTP/1.1 HTTP/1.1',
  'HTTP/1.1\0',
]
const HEADERS = [
  ...[
    'NoColon',
    ': empty',
    'A b: c',
    'X: a\0b',
    'X: a\rb',
    ' X: folded',
    'X\u00e9: 1',
    'Host: other',
    'Host : x',
    'Content-Length : 5',
  ],
  ...[
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: xchunked',
  ],
  ...[
    'Connection: upgrade\r\nUpgrade: websocket',
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  ],
  ...['Connection: close, keep-alive', 'Expect: 100-continue', 'Expect: something-else', 'Range: bytes=0-,0-,0-', 'TE: trailers'],
  ...[
    'Content-Encoding: gzip',
    'Cookie: __proto__=1; ;;;=',
    'Accept-Encoding: br;q=NaN',
    'If-None-Match: "',
    'Content-Type: a\r\nContent-Type: b',
  ],
  ...[
    'Authorization: Bearer x\r\nAuthorization: Bearer y',
    `X-Long: ${'x'.repeat(20_000)}`,
    'X-Forwarded-For: 1\r\nX-Forwarded-For: 2',
  ],
]

const KINDS: Record<string, Make> = {
  'bad chunk size': (random) => ({
    parts: [`${LOGIN}Transfer-Encoding: chunked\r\n\r\n`, `${pick(random, SIZES)}\r\nhello\r\n0\r\n\r\n`],
    finish: 'wait',
  }),
  'chunks without an end': (random) => ({
    parts: [
      `${LOGIN}Transfer-Encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 1 + Math.floor(random() * 40) }, () => '1\r\nx\r\n'),
    ],
    finish: pick(random, ['end', 'reset'] as const),
  }),
  'more chunks than may be': () => ({
    parts: [
      `${LOGIN}Transfer-Encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 20 }, () => `4000\r\n${'x'.repeat(0x4000)}\r\n`),
    ],
    finish: 'wait',
  }),
  trailers: () => ({
    parts: [
      `${LOGIN}Transfer-Encoding: chunked\r\nTrailer: authorization\r\n\r\n${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\nAuthorization: Bearer x\r\n\r\n`,
    ],
    finish: 'wait',
  }),
  'wrong length': (random) => ({ parts: [`${LOGIN}Content-Length: ${pick(random, LENGTHS)}\r\n\r\n${BODY}`], finish: 'end' }),
  'body shorter than said': (random) => ({
    parts: [`${LOGIN}Content-Length: ${BODY.length + 1 + Math.floor(random() * 1000)}\r\n\r\n${BODY}`],
    finish: pick(random, ['end', 'reset'] as const),
  }),
  'body longer than said': (random) => ({
    parts: [`${LOGIN}Content-Length: ${Math.floor(random() * BODY.length)}\r\n\r\n${BODY}`],
    finish: 'end',
  }),
  'length and chunks': () => ({
    parts: [`${LOGIN}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n${HOST}\r\n`],
    finish: 'end',
  }),
  'two lengths': () => ({ parts: [`${LOGIN}Content-Length: 5\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`], finish: 'end' }),
  'flood of headers': (random) => ({
    parts: [
      `GET /api/instance HTTP/1.1\r\n${HOST}`,
      ...Array.from({ length: 30 }, (_, n) =>
        Array.from({ length: 20 + Math.floor(random() * 60) }, (_, m) => `X-${n}-${m}: 1\r\n`).join(''),
      ),
      '\r\n',
    ],
    finish: 'end',
  }),
  'odd header': (random, token) => ({
    parts: [
      `${pick(random, ['GET', 'POST', 'PUT'])} ${pick(random, ['/api/entries', '/api/auth/login', '/'])} HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\n${pick(random, HEADERS)}\r\n\r\n`,
    ],
    finish: 'end',
  }),
  'odd target': (random) => ({
    parts: [`${pick(random, ['GET', 'POST', 'HEAD', 'OPTIONS'])} ${pick(random, TARGETS)} HTTP/1.1\r\n${HOST}\r\n`],
    finish: 'end',
  }),
  'odd method': (random) => ({ parts: [`${pick(random, METHODS)} /api/instance HTTP/1.1\r\n${HOST}\r\n`], finish: 'end' }),
  'odd version': (random) => ({ parts: [`GET /api/instance ${pick(random, VERSIONS)}\r\n${HOST}\r\n`], finish: 'end' }),
  'no host': () => ({ parts: ['GET /api/instance HTTP/1.1\r\n\r\n'], finish: 'end' }),
  'line feeds only': () => ({ parts: [GET.replaceAll('\r', '')], finish: 'end' }),
  'half a head': (random) => ({
    parts: [GET.slice(0, 1 + Math.floor(random() * (GET.length - 2)))],
    finish: pick(random, ['end', 'reset'] as const),
  }),
  'half-closed after the question': () => ({ parts: [GET], finish: 'end' }),
  'gone before the answer': (random, token) => ({
    parts: [
      `GET ${pick(random, ['/api/entries', '/api/search?q=court', '/api/notifications'])} HTTP/1.1\r\n${HOST}Authorization: Bearer ${token}\r\n\r\n`,
    ],
    finish: 'reset',
  }),
  'byte by byte': () => ({ parts: [...GET], pauseMs: 1, finish: 'wait' }),
  pipelined: (random) => ({
    parts: [GET.repeat(1 + Math.floor(random() * 60)) + pick(random, ['', 'NONSENSE\r\n\r\n', LOGIN])],
    finish: 'end',
  }),
  'expects to be told to go on': () => ({
    parts: [`${LOGIN}Expect: 100-continue\r\nContent-Length: ${BODY.length}\r\n\r\n`, BODY],
    pauseMs: 20,
    finish: 'wait',
  }),
  'compressed body': () => ({
    parts: [
      `${LOGIN}Content-Encoding: gzip\r\nContent-Length: 20\r\n\r\n`,
      Buffer.from('1f8b08000000000000ff', 'hex'),
      Buffer.alloc(10),
    ],
    finish: 'wait',
  }),
  noise: (random) => ({ parts: [bytes(random, 1 + Math.floor(random() * 3000))], finish: 'end' }),
  'another protocol': (random) => ({
    parts: [
      pick(random, [
        Buffer.from('16030100a5010000a10303', 'hex'),
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        'EHLO example.test\r\n',
        'SSH-2.0-x\r\n',
        Buffer.from('0000000804d2162f', 'hex'),
      ]),
    ],
    finish: 'end',
  }),
  'changed bytes': (random, token) => {
    const whole = Buffer.from(`${LOGIN}Authorization: Bearer ${token}\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`)
    for (let n = 0; n < 1 + random() * 6; n++) whole[Math.floor(random() * whole.length)] = Math.floor(random() * 256)
    return { parts: [whole], finish: 'end' }
  },
}

export const ATTACK_KINDS = Object.keys(KINDS)

/** @param turn cycles through the kinds, so that a short run has them all */
export function attackOf(turn: number, random: Random, token: string): Attack {
  const name = ATTACK_KINDS[turn % ATTACK_KINDS.length] as string
  return { name, ...(KINDS[name] as Make)(random, token) }
}
