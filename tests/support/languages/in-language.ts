import type { Locator, Page } from '@playwright/test'
import { sayIn } from './say-in.ts'

type Options = Record<string, unknown>
/** Methods that find by a text, which is their first argument. */
const BY_TEXT = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByAltText', 'getByTitle']
const WITH_OPTIONS = [...BY_TEXT, 'getByRole', 'locator', 'filter']
/** Options that are texts. */
const TEXTS = ['name', 'hasText', 'hasNotText', 'description']

/**
 * The same page for a test that looks for English texts: those of the interface are looked for in `language`.
 * @param page already open in that language
 */
export const inLanguage = (page: Page, language: string): Page => translating(page, language)

function translating<T extends Page | Locator>(target: T, language: string): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || name === 'constructor') return value
      return (...given: unknown[]) => wrapped(value.apply(target, translated(String(name), given, language)), language)
    },
  })
}

function wrapped(result: unknown, language: string): unknown {
  if (result instanceof Promise)
    return result.then((one) => (Array.isArray(one) ? one.map((each) => wrapped(each, language)) : one))
  return isLocator(result) ? translating(result, language) : result
}

/** The class is bundled under another name. */
const isLocator = (value: unknown): value is Locator => /^_?Locator$/.test(value?.constructor?.name ?? '')

function translated(method: string, [first, ...rest]: unknown[], language: string): unknown[] {
  if (!WITH_OPTIONS.includes(method)) return [first, ...rest]
  const isText = BY_TEXT.includes(method) && (typeof first === 'string' || first instanceof RegExp)
  const options = [first, ...rest].find(isOptions)
  const isWhole = options?.exact === true
  return [isText ? sayIn(language, first, isWhole) : first, ...rest].map((one) => (isOptions(one) ? texts(one, language) : one))
}

const isOptions = (value: unknown): value is Options => Object.getPrototypeOf(value ?? 0) === Object.prototype

function texts(options: Options, language: string): Options {
  const found = Object.entries(options).map(([name, value]) =>
    TEXTS.includes(name) && (typeof value === 'string' || value instanceof RegExp)
      ? [name, sayIn(language, value, options.exact === true)]
      : [name, value],
  )
  const { exact, ...rest } = Object.fromEntries(found) as Options
  return rest
}
