import { expect, test } from 'vitest'
import { faultsOf, readLockfile } from './packages.ts'

const good = { version: '1.0.0', integrity: 'sha512-aaaa', license: 'MIT' }
const faults = (one: object, name = 'thing') => faultsOf({ packages: { '': {}, [`node_modules/${name}`]: { ...good, ...one } } })

test('what this product brings has no faults', () => expect(faultsOf(readLockfile())).toEqual([]))

test('a package that is as it should be passes, inside another one too', () => {
  expect(faults({})).toEqual([])
  expect(faults({ license: '(MIT OR Foreign-1.0)' })).toEqual([])
  expect(faultsOf({ packages: { 'node_modules/a/node_modules/b': { license: 'MIT', inBundle: true } } })).toEqual([])
})

test.each([
  ['thing: no sha512 hash', { integrity: undefined }],
  ['thing: no sha512 hash', { integrity: 'sha1-aaaa' }],
  ['thing: names the host it comes from, https://packages.test/a.tgz', { resolved: 'https://packages.test/a.tgz' }],
  ['thing: has a script that runs when it is installed', { hasInstallScript: true }],
  ['thing: licence not said, which nobody has considered', { license: undefined }],
  ['thing: licence AGPL-3.0, which nobody has considered', { license: 'AGPL-3.0' }],
  ['thing: licence MIT AND AGPL-3.0, which nobody has considered', { license: 'MIT AND AGPL-3.0' }],
])('%s', (sentence, change) => expect(faults(change)).toEqual([sentence]))

test('an exception is made for one package only', () => {
  expect(faults({ license: 'GPL-3.0-or-later' }, 'espeak-ng')).toEqual([])
  expect(faults({ license: 'GPL-3.0-or-later' })).not.toEqual([])
})
