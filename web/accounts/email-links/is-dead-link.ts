import { CallError } from '#web/platform/http/call.ts'

const CODES = ['link_expired', 'link_used', 'link_invalid', 'reset_invalid']

/** Retrying cannot help. */
export const isDeadLink = (error: unknown): error is CallError => error instanceof CallError && CODES.includes(error.code)
