import { expect, test, vi } from 'vitest'
import { deviceText } from './device-text.ts'

vi.mock('#messages/accounts/accounts/devices.ts', async () => {
  const { TEXTS } = await import('#messages/all/accounts/accounts/devices.ts')
  return TEXTS.hi
})

test.each([
  ['Chrome on Android', 'Android पर Chrome'],
  ['Samsung Internet on Android', 'Android पर Samsung Internet'],
  ['Browser on Linux', 'Linux पर ब्राउज़र'],
  ['Browser', 'ब्राउज़र'],
  ['Firefox', 'Firefox'],
])('%s is named as one would in the language of the page', (device, text) => {
  expect(deviceText(device)).toBe(text)
})
