/** `crypto.randomUUID` needs https or localhost. */
export function newClientKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => shaped(byte, place).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** RFC 9562. */
function shaped(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40
  return place === 8 ? (byte & 0x3f) | 0x80 : byte
}
