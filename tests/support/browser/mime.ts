/** A mail as its reader sees it. */
export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
}

interface Part {
  headers: Map<string, string>
  body: string
}

/** Reads what nodemailer writes: two alternatives, encoded words in headers. */
export function readMime(message: string): ReadMail {
  const mail = partOf(message)
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(header(mail, 'content-type')) ?? []
  const parts = mail.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r?\n/, '')))
  const textOf = (type: string) => decoded(parts.find((part) => header(part, 'content-type').startsWith(type)))
  return {
    to: withoutEncodedWords(header(mail, 'to')),
    subject: withoutEncodedWords(header(mail, 'subject')),
    text: textOf('text/plain'),
    html: textOf('text/html'),
  }
}

function partOf(source: string): Part {
  const [, head = '', body = ''] = /^(.*?)\r?\n\r?\n(.*)$/s.exec(source) ?? []
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(pairs), body }
}

const header = ({ headers }: Part, name: string) => headers.get(name) ?? ''

function decoded(part: Part | undefined): string {
  if (!part) throw new Error('The mail lacks a part')
  const encoding = header(part, 'content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString()
  return encoding === 'quoted-printable' ? fromQuotedPrintable(part.body.replace(/=\r?\n/g, '')) : part.body
}

/** RFC 2047. Blanks between two encoded words are none of the text, and a letter may be divided between them. */
function withoutEncodedWords(value: string): string {
  const word = /=\?utf-8\?([qb])\?([^?]*)\?=/gi
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(new RegExp(`(?:${word.source})+`, 'gi'), (words) =>
      Buffer.concat([...words.matchAll(word)].map(([, way = '', text = '']) => bytesOf(way, text))).toString(),
    )
}

const bytesOf = (way: string, text: string) =>
  way.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedBytes(text.replaceAll('_', ' '))

const fromQuotedPrintable = (text: string) => quotedBytes(text).toString()

const quotedBytes = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
