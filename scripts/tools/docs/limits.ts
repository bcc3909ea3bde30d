import { contract } from '#contract/all.ts'
import { QUOTA_MESSAGES, type QuotaKind } from '#contract/quotas.ts'
import { readHttp } from '#server/settings/http-settings.ts'
import { readQuotas } from '#server/settings/quota-settings.ts'
import { table } from './places.ts'

const PERIODS: Record<number, string> = { 60: 'minute', 3600: 'hour', 86400: 'day' }

export function rateTable(): string {
  const calls = Object.values(contract).flatMap((group) => Object.values(group))
  return table(
    ['class', 'a minute', 'calls'],
    Object.entries(readHttp({}).rates).map(([name, most]) => [name, most, calls.filter(({ rate }) => rate === name).length]),
  )
}

export function quotaTable(): string {
  const quotas = Object.entries(readQuotas({})) as [QuotaKind, { most: number; perSeconds: number }][]
  return table(
    ['act', 'most', 'then'],
    quotas.map(([kind, { most, perSeconds }]) => [kind, `${most} a ${PERIODS[perSeconds]}`, QUOTA_MESSAGES[kind]]),
  )
}
