/** Enough to know one's own address by, and too little for who looks over a shoulder or was sent the mail on. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email : `${Array.from(email)[0]}…${email.slice(at)}`
}
