import { beforeAll } from 'vitest'

// The test files share one page, so each starts with a clean one.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
