import { config } from 'zod'

/** The security policy forbids `new Function`, which Zod would use. Import before any schema. */
config({ jitless: true })
