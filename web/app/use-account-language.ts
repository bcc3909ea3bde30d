import { useEffect } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { LANGUAGE } from '#messages/language.ts'
import { hasChosenInterface, openInLanguage } from '#web/platform/interface-language.ts'

/** After signing in on a device that was in another language. */
export function useAccountLanguage(user: User | null): void {
  const wanted = user?.interface_language ?? LANGUAGE
  const id = user?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change on another device must not reload a page in use
  useEffect(() => {
    if (wanted !== LANGUAGE && !hasChosenInterface(wanted)) void openInLanguage(wanted)
  }, [id])
}
