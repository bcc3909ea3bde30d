import { CallError } from '#web/platform/http/call.ts'

const CODES = ['link_expired', 'link_used', 'link_invalid', 'reset_invalid']

/** The link of an email does not work and will not: only a new one helps. */
export const isDeadLink = (error: unknown): error is CallError => error instanceof CallError && CODES.includes(error.code)
