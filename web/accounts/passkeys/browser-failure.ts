/** `undefined` for failures of another kind. */
export function browserFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'InvalidStateError') return 'This device already has a passkey for your account.'
  // Cancelled, timed out or none found: browsers do not tell which.
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'No passkey was used. Please try again.'
  if (error.name === 'SecurityError') return 'Passkeys do not work at this address.'
  return undefined
}
