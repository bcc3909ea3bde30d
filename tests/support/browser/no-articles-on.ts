import type { BrowserContext } from '@playwright/test'

interface Node {
  node_id?: string
  published?: number
  [field: string]: unknown
}

/** The sample days have articles on every line of the syllabus. */
export const noArticlesOn = (nodeId: string) => (context: BrowserContext) =>
  context.route('**/api/syllabus?*', async (route) => {
    const response = await route.fetch()
    const json = JSON.parse(await response.text(), (_, value: Node) =>
      value?.node_id === nodeId ? { ...value, published: 0 } : value,
    )
    await route.fulfill({ response, json })
  })
