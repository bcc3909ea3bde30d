import { queryOptions } from '@tanstack/react-query'
import { system } from '#contract/site/system.ts'
import { call } from '#web/platform/http/call.ts'
import { polled } from '#web/platform/http/polled.ts'

const poll = polled(10_000, async (signal) => (await call(system.state, { signal })).data)

export const systemState = () => queryOptions({ queryKey: ['system'], staleTime: 0, ...poll })
