import { createHash } from 'node:crypto'

/** Twelve characters that stand for a path. */
export const shortName = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12)
