/** Users recognise their address; others cannot read it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${Array.from(email)[0]}…${email.slice(at)}`
}
