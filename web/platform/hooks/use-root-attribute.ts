import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of `<html>` while the component is mounted, for styles of elements outside it. Selectors with `:has()` would do without script,
 * but with them every change of a page makes the browser compute the styles of all its elements again.
 */
export function useRootAttribute(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    document.documentElement.toggleAttribute(name, true)
    return () => document.documentElement.removeAttribute(name)
  }, [name, isOn])
}
