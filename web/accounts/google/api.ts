import { queryOptions } from '@tanstack/react-query'
import { google } from '#contract/accounts/google.ts'
import { instance } from '#contract/site/instance.ts'
import type { Factors } from '#web/accounts/second-factor/api.ts'
import { call } from '#web/platform/http/call.ts'

/** Constant while the page is open. */
export const googleOffered = () =>
  queryOptions({
    queryKey: ['instance', 'google'],
    queryFn: async ({ signal }) => (await call(instance.about, { signal })).data.google_sign_in,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const googleState = () =>
  queryOptions({ queryKey: ['google'], queryFn: async ({ signal }) => (await call(google.state, { signal })).data })

/** Redirects to Google, which returns to /sign-in-google. */
export async function startLink(password: string): Promise<void> {
  location.assign((await call(google.startLink, { body: { password } })).data.url)
}

export const unlinkGoogle = (factors: Factors) => call(google.unlink, { body: factors })
