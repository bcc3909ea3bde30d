import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** Sorted by time. */
export const newId = (): string => v7()

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
