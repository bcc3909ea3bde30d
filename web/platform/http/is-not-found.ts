import { CallError } from './call.ts'

/** Whether the server answered with 404. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404
