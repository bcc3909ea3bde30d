import { z } from 'zod'
import { type Env, flag, parseEnv } from './env.ts'

export const NewsroomEnv = z.object({
  SECOND_APPROVAL: flag().default(false).meta({
    description: '1: an article of the writing desk is approved by somebody else than who wrote in it last',
  }),
  NAME_MACHINE_DRAFTS: flag().default(true).meta({
    description:
      '1: an article of the writing desk of which parts were accepted from the drafting service says so to its readers',
  }),
})

export function readNewsroom(env: Env) {
  const { SECOND_APPROVAL, NAME_MACHINE_DRAFTS } = parseEnv(NewsroomEnv, env)
  return { needsSecondApproval: SECOND_APPROVAL, namesMachineDrafts: NAME_MACHINE_DRAFTS }
}
