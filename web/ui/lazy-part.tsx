import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { QuietFailure } from './status/quiet-failure.tsx'

/**
 * Like `lazy`, for a part of a page: its code is requested when the page has been painted, so that the text does not wait for it. If it cannot be
 * loaded, the rest of the page stays. One line says so, and loading is tried again on request
 * and when the network is back. Browsers that remember the failure need the page to be loaded again.
 * @param failure the line
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): ComponentType<Props & { fallback?: ReactNode }> {
  let code: ComponentType<Props> | undefined
  const loadOnce = async () => {
    code ??= await load()
  }
  return function LazyPart({ fallback = null, ...props }) {
    const { hasFailed, retry } = useLoading(() => code !== undefined, loadOnce)
    const Part = code
    if (Part) return <Part {...(props as unknown as Props)} />
    return hasFailed ? <QuietFailure text={failure} onRetry={retry} /> : fallback
  }
}

function useLoading(isLoaded: () => boolean, load: () => Promise<void>) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const retry = () => setState('loading')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions never change
  useEffect(() => {
    if (state === 'failed') return onceOnline(retry)
    if (isLoaded()) return
    let isGone = false
    const end = (next: 'loaded' | 'failed') => () => isGone || setState(next)
    afterNextPaint(() => isGone || load().then(end('loaded'), end('failed')))
    return () => {
      isGone = true
    }
  }, [state])

  return { hasFailed: state === 'failed', retry }
}

/** A page in the background is not painted. */
function afterNextPaint(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

function onceOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  return () => window.removeEventListener('online', listener)
}
