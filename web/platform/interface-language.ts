import { addressIn, INTERFACE_LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import type { Language } from '#contract/languages.ts'
import { LANGUAGE } from '#messages/language.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The server opens the next page in this language (server/platform/http/interface-language.ts). */
export const hasChosenInterface = (language: Language): boolean => chosenInterface() === language

export const chosenInterface = (): string | undefined =>
  new RegExp(`(?:^|; )${INTERFACE_LANGUAGE_COOKIE}=([a-z]{2,3})`).exec(document.cookie)?.[1]

/** Of a public page, in the language of the interface. */
export const publicAddress = (path: string): string => addressIn(path, LANGUAGE)

/** @returns whether the browser keeps it: it may refuse cookies */
export function chooseInterface(language: string): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https and newer browsers
  document.cookie = `${INTERFACE_LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  return chosenInterface() === language
}

/**
 * Opens the page again in that language. The service worker of the present one would answer with its own document.
 * Without the cookie the server would send the same page, which would ask again, and so on.
 * @returns false if the browser refuses the cookie
 */
export async function openInLanguage(language: Language): Promise<boolean> {
  if (!chooseInterface(language)) return false
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  await Promise.all((workers ?? []).map((worker) => worker.unregister()))
  location.reload()
  return true
}
