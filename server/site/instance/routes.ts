import { instance } from '#contract/site/instance.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './rules.ts'

export const instanceRoutes: Routes = (app, context) => {
  const demo_accounts = context.settings.demo ? DEMO_ACCOUNTS.map(({ email }) => ({ email, password: DEMO_PASSWORD })) : []
  const { demo, google, redditBaseUrl: reddit_base_url } = context.settings
  const data = { demo, demo_accounts, google_sign_in: google !== null, reddit_base_url }
  serve(app, context, instance.about, () => ({ data }))
}
