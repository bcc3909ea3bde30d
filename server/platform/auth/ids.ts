import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** Sorted by time: new rows are adjacent in indexes. */
export const newId = (): string => v7()

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Anything else need not be looked up. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A plain hash suffices: the secrets are random. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
