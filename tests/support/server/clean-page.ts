import { beforeAll } from 'vitest'

// The test files share one page.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
