import * as m from '#messages/accounts/passkeys/browser-failure.ts'

/** `undefined` for failures of another kind. */
export function browserFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return m.alreadyThere
  // Cancelled, timed out or none found: browsers do not tell which.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return m.noneUsed
  if (error.name === 'SecurityError') return m.wrongAddress
  return undefined
}
