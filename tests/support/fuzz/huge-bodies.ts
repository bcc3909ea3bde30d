/** Cheap to send, once expensive to parse. Padded to a size in bytes. */
export const HUGE_BODIES: Record<string, (field: string, bytes: number) => string> = {
  'a list of numbers': (field, bytes) => `{"${field}":[${'1,'.repeat((bytes - 40) / 2)}1]}`,
  'a list of empty objects': (field, bytes) => `{"${field}":[${'{},'.repeat((bytes - 40) / 3)}{}]}`,
  'lists of lists': (field, bytes) => `{"${field}":[${`[${'1,'.repeat(900)}1],`.repeat((bytes - 4000) / 1804)}[]]}`,
  'unknown fields': (_field, bytes) => `{${fields('', bytes)}"z":1}`,
  'unknown fields one level down': (field, bytes) => `{"${field}":{${fields('', bytes)}"z":1}}`,
  'deep nesting': (field, bytes) => `{"${field}":${'['.repeat((bytes - 40) / 2)}${']'.repeat((bytes - 40) / 2)}}`,
  'one huge text': (field, bytes) => `{"${field}":"${'x'.repeat(bytes - 40)}"}`,
  'a text of escapes': (field, bytes) => `{"${field}":"${'\\u0000'.repeat((bytes - 40) / 6)}"}`,
  'a long field name': (_field, bytes) => `{"${'k'.repeat(bytes - 40)}":1}`,
  'many long field names': (_field, bytes) => `{${fields('k'.repeat(150), bytes)}"z":1}`,
  'a list in a text': (field, bytes) => `{"${field}":"[${'{},'.repeat((bytes - 40) / 3)}{}]"}`,
  'nothing but a list': (_field, bytes) => `[${'1,'.repeat((bytes - 40) / 2)}1]`,
}

function fields(prefix: string, bytes: number): string {
  const each = prefix.length + 11
  return Array.from({ length: Math.floor((bytes - 40) / each) }, (_, n) => `"${prefix}${String(n).padStart(6, '0')}":1,`).join('')
}
