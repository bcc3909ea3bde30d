import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { translate } from '#tests/support/browser/translate-page.ts'
import { surviveTranslation } from './page-translation.ts'

let step: () => void = () => undefined

/** Texts beside each other, one that changes, one that goes and comes, and an element that comes before a text. */
function Counter() {
  const [count, setCount] = useState(0)
  step = () => setCount(count + 1)
  return (
    <p>
      {count} of 3{count % 2 === 0 && ' even'}
      {count > 0 && <b>begun</b>} left
    </p>
  )
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

const { removeChild, insertBefore } = Node.prototype
let stopTranslating: () => void = () => undefined
afterEach(() => {
  stopTranslating()
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

describe('a page that the browser translates', () => {
  test('shows what changes, loses what goes, and keeps the order of what comes', async () => {
    surviveTranslation()
    const root = document.body.appendChild(document.createElement('div'))
    flushSync(() => createRoot(root).render(<Counter />))
    stopTranslating = translate()
    await settled()
    expect(root.querySelectorAll('font font').length).toBeGreaterThan(3)
    const seen = [root.textContent]
    for (let at = 0; at < 3; at++) {
      flushSync(step)
      await settled()
      seen.push(root.textContent)
    }
    expect(seen).toEqual(['0 of 3 even left', '1 of 3begun left', '2 of 3 evenbegun left', '3 of 3begun left'])
  })

  test('a node that something else has moved is no error', () => {
    surviveTranslation()
    const [here, there] = [document.createElement('p'), document.createElement('p')]
    const text = there.appendChild(document.createTextNode('moved'))
    expect(here.removeChild(text)).toBe(text)
    here.insertBefore(document.createElement('b'), text)
    expect(here.innerHTML).toBe('<b></b>')
  })
})
