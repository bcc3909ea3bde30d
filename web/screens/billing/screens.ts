import * as m from '#messages/screens/billing.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const BILLING_SCREENS: readonly Screen[] = [
  {
    path: paths.subscription,
    title: m.subscription,
    place: 'Me',
    access: 'withoutPro',
    lazy: () => import('#web/screens/billing/subscription.tsx'),
  },
  {
    path: paths.afterCheckout,
    place: 'Me',
    lazy: () => import('#web/screens/billing/checkout-return.tsx'),
  },
]
