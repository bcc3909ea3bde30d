import * as m from '#messages/reading/audio.ts'
import { CallError } from '#web/platform/http/call.ts'

export const FAILED_TO_PLAY = m.failedToPlay
export const FAILED_TO_LOAD = m.failedToLoad

/** The server's text if Pro is needed. */
export const failureMessage = (error: unknown) =>
  error instanceof CallError && error.status === 403 ? error.message : FAILED_TO_LOAD
