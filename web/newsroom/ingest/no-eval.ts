import { config } from 'zod'

/** The page's security policy forbids code made from text, with which the validator would speed up. Must be loaded before any schema. */
config({ jitless: true })
