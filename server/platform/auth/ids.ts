import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** Ids sort by time of making: new rows land beside each other in indexes. */
export const newId = (): string => v7()

/** 256 random bits, for tokens that open something. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Whether a text can be such a secret; anything else need not be looked up. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is stored of a secret. The secrets are random, so a plain hash suffices. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
