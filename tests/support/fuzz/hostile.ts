/** Input of attackers, and unusual input of real users. */
export const TEXTS = [
  ...[
    '',
    ' ',
    '\t\r\n',
    '\u00a0',
    '\u200b',
    '\ufeff',
    'a\\',
    '%',
    '%00',
    '_',
    'a &',
    '"a',
    '(((',
    '-1',
    '1e400',
    '99999999999999999999',
  ],
  ...[
    "' or 1=1 --",
    '"; drop table users; --',
    '$1',
    '#{7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>pwned(1)</script>',
    '=1+1',
    '+91',
  ],
  ...[
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '2026-01-15T24:00:00Z',
    'null',
    'undefined',
    'true',
    'NaN',
    '__proto__',
    'constructor',
  ],
  ...['संविधान', 'அரசியலமைப்பு', 'क़', 'क\u093c', '👩‍👩‍👧‍👦', '\u202eabc', 'e\u0301'.repeat(30), 'ﬃ', 'ß'.repeat(10), 'İ', '𝒳'],
  ...['a\r\nBcc: everybody@example.test', 'x'.repeat(300), 'x'.repeat(3000)],
]

/** No database can store these. */
export const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'a\udc00b', '\udfff\ud800']

export const VALUES: unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e-320],
  ...[[], {}, [[]], [null], { length: 1e9 }, { toString: 'x' }, { valueOf: {} }, [1, 'a', {}]],
]

/** Stored fields that clients must not set. */
export const FOREIGN_KEYS = {
  role: 'admin',
  is_admin: true,
  user_id: '018f0000-0000-7000-8000-000000000000',
  author_id: '018f0000-0000-7000-8000-000000000000',
  status: 'resolved',
  admin_response: 'Pwned',
  likes_count: 1_000_000,
  score: 100,
  completedAt: '2020-01-01T00:00:00Z',
  created_at: '2020-01-01T00:00:00Z',
  password_hash: 'x',
}

/** Invalid for every endpoint. */
export const RAW_BODIES: (string | Buffer)[] = [
  ...[
    '',
    ' ',
    'null',
    '[]',
    '"text"',
    '1',
    '{',
    '{"a":',
    '{"a":1e400}',
    '{"a":-0}',
    '{"a":1,"a":2}',
    '{,}',
    "{'a':1}",
    '\ufeff{}',
  ],
  ...[
    '{"__proto__":{"polluted":true}}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
  ],
  ...['{"a":"\\ud800"}', '{"a":"\\u0000"}', `{"a":${'9'.repeat(400)}}`, '['.repeat(33) + ']'.repeat(33), '{"a":'.repeat(5000)],
  ...['['.repeat(60_000), `{${Array.from({ length: 5000 }, (_, n) => `"k${n}":1`).join()}}`, `"${'x'.repeat(65_600)}"`],
  ...[Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
]

/** Encoded as in a URL. */
export const RAW_IDS = [
  ...[
    'abc',
    '0',
    '-1',
    '2147483648',
    '9223372036854775808',
    '%00',
    '%ff',
    '%20',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    "1'--",
    '%252e',
  ],
  ...[
    '%E0%A4%9F',
    '*',
    '{}',
    '018f0000-0000-7000-8000-00000000000g',
    'x'.repeat(200),
    'x'.repeat(201),
    'null',
    '__proto__',
    ';a=1',
  ],
]

export const RAW_QUERIES = [
  ...[
    'limit=1&limit=2',
    'limit[]=1',
    'limit=0',
    'limit=-1',
    'limit=1000000000',
    'limit=1e3',
    'limit=',
    'page=0',
    'page=-1',
    'q=%00',
  ],
  ...[
    'q=a+%26',
    'q=a%5C',
    'q=%ed%a0%80',
    'q=%ff',
    `q=${'x'.repeat(8000)}`,
    'q[a]=b',
    'before=2026-02-30',
    'before=0000-01-01',
    '&&&',
  ],
  ...['before=x', '__proto__=1', '__proto__[x]=1', 'q=(((', 'q=%25', 'id=abc', 'expected_revision=NaN', 'range=1000d', '=', '%'],
]

/** Each has bypassed a validator somewhere. */
export const CONTENT_TYPES = [
  ...[
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset=utf-7',
    ' application/json',
    'application/json\ta',
  ],
  ...[
    'application/json ;',
    'application/jsonx',
    'application/vnd.api+json',
    'text/json',
    'text/plain',
    'text/plain; application/json',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '*/*',
    'application/*',
    'json',
    ';',
    '',
  ],
]

export const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-for': '127.0.0.1, 10.0.0.1' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { host: 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '*' },
  { 'if-none-match': '"x", W/"y", "' },
  { range: 'bytes=0-99999999999999999999' },
  { range: 'bytes=-1' },
  { 'accept-encoding': 'br;q=0, gzip;q=1.5, *' },
  { 'idempotency-key': 'x'.repeat(5000) },
  { 'x-user-id': '1', 'x-role': 'admin' },
  { 'x-pad': 'x'.repeat(12_000) },
  { cookie: 'auth_token=x; __proto__=y' },
]
