import { CallError } from '#web/platform/http/call.ts'

export const FAILED_TO_PLAY = 'Failed to play audio. Please try again later.'
export const FAILED_TO_LOAD = 'Failed to load audio file. Please try again later.'

/** The server's text if Pro is needed. */
export const failureMessage = (error: unknown) =>
  error instanceof CallError && error.status === 403 ? error.message : FAILED_TO_LOAD
