import type { Feature } from '#server/feature.ts'

export const providersFeature: Feature = {
  path: 'billing/providers',
  tables: ['billing_endings', 'billing_refunds'],
}
