import { createHash } from 'node:crypto'

/** Twelve characters that stand for a path or the content of a file. */
export const shortName = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12)
