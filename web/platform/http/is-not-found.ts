import { CallError } from './call.ts'

export const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404
