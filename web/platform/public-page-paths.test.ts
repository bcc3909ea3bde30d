import { expect, test } from 'vitest'
import { addressIn } from '#contract/interface-language.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { PUBLIC_PATHS } from '#contract/site/public-copy.ts'
import { DOCUMENTS, isPublicPage } from './public-page-paths.ts'

test('the list of public pages is complete', () => expect(DOCUMENTS).toEqual([...PUBLIC_PATHS]))

test.each(LANGUAGES)('it knows the public pages in %s', (language) => {
  for (const path of PUBLIC_PATHS) expect(isPublicPage(addressIn(path, language))).toBe(true)
})
