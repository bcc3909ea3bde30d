import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { ERROR_PAGE_STYLE } from '#server/platform/http/error-page.ts'

/** What `deploy/nginx.conf` lets through, by the part of it that serves a path. */
interface Place {
  modifier: string
  path: string
  bytes: number
  seconds: number
}

const UNITS: Record<string, number> = { k: 1024, m: 1024 * 1024 }
const config = readFileSync('deploy/nginx.conf', 'utf8')
const size = (text: string) => /client_max_body_size (\d+)([km]);/.exec(text)
const bytesIn = (text: string) => Number(size(text)?.[1]) * (UNITS[size(text)?.[2] ?? ''] ?? 1)
const secondsIn = (text: string) => Number(/proxy_read_timeout (\d+)s;/.exec(text)?.[1])
const USUAL = { bytes: 64 * 1024, seconds: secondsIn(config) }

const places: Place[] = [...config.matchAll(/location (=|~|\^~)? ?(\S+) \{\n([^}]*(?:\{[^}]*\}[^}]*)*)\n {4}\}/g)].map(
  ([, modifier = '', path = '', text = '']) => ({
    modifier,
    path,
    bytes: bytesIn(text) || USUAL.bytes,
    seconds: secondsIn(text) || USUAL.seconds,
  }),
)

/** As nginx chooses: the same path, else the first pattern that fits, else the longest beginning. */
function placeOf(path: string): Place | undefined {
  const beginnings = places.filter((place) => ['', '^~'].includes(place.modifier) && path.startsWith(place.path))
  return (
    places.find((place) => place.modifier === '=' && place.path === path) ??
    places.find((place) => place.modifier === '~' && new RegExp(place.path).test(path)) ??
    beginnings.toSorted((one, other) => other.path.length - one.path.length)[0]
  )
}

test.each(endpoints.map(({ endpoint }) => endpoint))('the proxy lets $method $path through and waits for it', (endpoint) => {
  const place = placeOf(endpoint.path.replace(/:\w+/g, 'x'))
  expect(place?.bytes).toBeGreaterThanOrEqual(endpoint.bodyLimit)
  expect(place?.seconds).toBeGreaterThan((endpoint.timeoutMs ?? 10_000) / 1000)
})

test('the page that the proxy shows alone looks like the error pages of the product', () => {
  expect(/location @away_page \{[\s\S]*?<style>(.*?)<\/style>/.exec(config)?.[1]).toBe(ERROR_PAGE_STYLE.replaceAll('\n', ''))
})
