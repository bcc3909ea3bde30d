import type { ComponentType } from 'react'

type Load = () => Promise<Record<string, unknown>>

/** A page is loaded when it is opened, or a moment earlier when somebody points at a link to it. It is what its file calls a screen. */
export function page(load: Load) {
  const pick = async () => Object.entries(await load()).find(([name]) => /Screen$|^Shell$/.test(name))?.[1] as ComponentType
  return { lazy: { Component: pick }, handle: load }
}
