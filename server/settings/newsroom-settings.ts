import { z } from 'zod'
import { type Env, flag, parseEnv } from './env.ts'

export const NewsroomEnv = z.object({
  SECOND_APPROVAL: flag().default(false).meta({
    description: '1: an article of the writing desk is approved by somebody else than who wrote in it last',
  }),
})

export const readNewsroom = (env: Env) => ({ needsSecondApproval: parseEnv(NewsroomEnv, env).SECOND_APPROVAL })
