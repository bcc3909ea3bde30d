import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ControlLanguage, ControlWord, loadControlWords } from './control-word.tsx'

const shown = (lang: 'en' | 'hi' | 'ta', word: string, isText = false) =>
  renderToStaticMarkup(
    <ControlLanguage value={lang}>
      <ControlWord isText={isText}>{word}</ControlWord>
    </ControlLanguage>,
  )

test('a control shows its word in the language of the article, and keeps the English in its name', async () => {
  await loadControlWords('hi')
  expect(shown('en', 'More')).toBe('More')
  expect(shown('hi', 'More')).toBe('<span lang="hi">और</span><span class="sr-only"> More</span>')
  expect(shown('ta', 'Bookmark', true)).toBe('<span lang="ta">சேமி</span>')
  expect(shown('hi', 'Something else')).toBe('Something else')
})
