import { describe, expect, test } from 'vitest'
import { isPublicAddress, isPublicHost } from './public-address.ts'

describe('an address', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2606:4700::1%1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  test.each(['1.1.1.1', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0', '223.255.255.255', '2606:4700::1111'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
})

describe('a host', () => {
  test.each([
    'localhost',
    'localhost.',
    'LOCALHOST',
    'a.localhost',
    'router',
    'db.internal',
    'nas.local',
    'x.home.arpa',
    '[::1]',
  ])('%s is of the own network', (host) => expect(isPublicHost(host)).toBe(false))

  test.each(['pib.gov.in', 'localhost.example', '8.8.8.8', '[2606:4700::1111]'])('%s can be public', (host) =>
    expect(isPublicHost(host)).toBe(true),
  )
})
