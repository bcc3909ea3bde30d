import { describe, expect, test } from 'vitest'
import { wholeWordsIn } from './whole-words.ts'

const dragged = (text: string, words: string) => wholeWordsIn(text, text.indexOf(words), text.indexOf(words) + words.length)

describe('a drag over words to hide', () => {
  test('takes whole words, also in Hindi and Tamil', () => {
    expect(dragged('Sikkim joined the Union in 1975.', 'oined the U')).toBe('joined the Union')
    expect(dragged('निजता मौलिक अधिकार है।', 'लिक अधि')).toBe('मौलिक अधिकार')
    expect(dragged('அது முன்பு ஒரு அரசு.', 'ன்பு ஒ')).toBe('முன்பு ஒரு')
  })

  test('takes nothing of blanks and signs, and not all of the text', () => {
    expect(dragged('In 1975, and later', ', ')).toBe('')
    expect(dragged('All of it.', 'All of it.')).toBe('')
    expect(dragged('All of it.', 'All of it')).toBe('All of it')
  })
})
