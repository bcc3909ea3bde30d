export const CHALLENGE_MS = 5 * 60_000

export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: 'UPSC Current Catalyst' }
}
export type RelyingParty = ReturnType<typeof relyingParty>
