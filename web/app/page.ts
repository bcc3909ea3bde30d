import type { ComponentType } from 'react'

type Load = () => Promise<Record<string, unknown>>

/** A route whose code is loaded when it is opened, or prefetched. Its component is the export named `…Screen` (or `Shell`). */
export function page(load: Load) {
  const pick = async () => Object.entries(await load()).find(([name]) => /Screen$|^Shell$/.test(name))?.[1] as ComponentType
  return { lazy: { Component: pick }, handle: load }
}
