import { CallError } from '#web/platform/http/call.ts'

export const FAILED_TO_PLAY = 'Failed to play audio. Please try again later.'
export const FAILED_TO_LOAD = 'Failed to load audio file. Please try again later.'

/** Why there is no address. That Pro is needed is worth saying; anything else is the same to the listener. */
export const refusal = (error: unknown) => (error instanceof CallError && error.status === 403 ? error.message : FAILED_TO_LOAD)
