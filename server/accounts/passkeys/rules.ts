/** How long somebody may take to answer the browser's question. */
export const CHALLENGE_MS = 5 * 60_000

/** Passkeys belong to the host of the instance, and are used from its pages only. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: 'UPSC Current Catalyst' }
}
export type RelyingParty = ReturnType<typeof relyingParty>
