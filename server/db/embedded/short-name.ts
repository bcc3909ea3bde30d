import { createHash } from 'node:crypto'

export const shortName = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 12)
