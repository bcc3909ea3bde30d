import { beforeAll } from 'vitest'

// The files share one page: what one of them left in it is no business of the next.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})
