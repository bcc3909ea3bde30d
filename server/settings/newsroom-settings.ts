import { z } from 'zod'
import { type Env, flag, optional, parseEnv, whole } from './env.ts'

export const NewsroomEnv = z.object({
  SECOND_APPROVAL: flag().default(false).meta({
    description: '1: an article of the writing desk is approved by somebody else than who wrote in it last',
  }),
  NAME_MACHINE_DRAFTS: flag().default(true).meta({
    description:
      '1: an article of the writing desk of which parts were accepted from the drafting service says so to its readers',
  }),
  FETCH_SOURCES: flag().default(true).meta({
    description: '0: the server fetches no pages for the [sources of a day](trust.md#pages-that-are-fetched)',
  }),
  FETCH_CONTACT: optional(z.string().regex(/^[!-~]{1,200}$/, { error: 'must be an email or web address.' })).meta({
    default: '`OPERATOR_EMAIL`, or the address of the site',
    description: 'where the owner of a fetched page can write to; each request says it',
  }),
  FETCH_PAUSE_SECONDS: whole(0, 600).default(5).meta({ description: 'pause between two fetched pages of one host' }),
})

export interface SourceSettings {
  isOn: boolean
  contact: string | null
  pauseMs: number
}

export const readNewsroom = (env: Env) => {
  const given = parseEnv(NewsroomEnv, env)
  const fetching: SourceSettings = {
    isOn: given.FETCH_SOURCES,
    contact: given.FETCH_CONTACT,
    pauseMs: given.FETCH_PAUSE_SECONDS * 1000,
  }
  return { needsSecondApproval: given.SECOND_APPROVAL, namesMachineDrafts: given.NAME_MACHINE_DRAFTS, fetching }
}
