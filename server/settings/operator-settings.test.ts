import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('complaints and security reports go to the operator unless settings say otherwise', () => {
  const given = { OPERATOR_NAME: 'Catalyst', OPERATOR_EMAIL: 'help@catalyst.example' }
  expect(readSettings(given).operator).toEqual({
    name: 'Catalyst',
    address: null,
    email: 'help@catalyst.example',
    grievanceOfficer: 'Catalyst',
    grievanceEmail: 'help@catalyst.example',
    securityContact: 'help@catalyst.example',
  })
  expect(
    readSettings({
      ...given,
      GRIEVANCE_OFFICER: 'A. Rao',
      GRIEVANCE_EMAIL: 'rao@catalyst.example',
      SECURITY_CONTACT: 'https://s.example/x',
    }).operator,
  ).toMatchObject({ grievanceOfficer: 'A. Rao', grievanceEmail: 'rao@catalyst.example', securityContact: 'https://s.example/x' })
})

test.each([
  [{ OPERATOR_EMAIL: 'nobody' }, 'OPERATOR_EMAIL must be an email address, not "nobody".'],
  [{ SECURITY_CONTACT: 'http://s.example' }, 'SECURITY_CONTACT must be an email address or begin with https://'],
  [
    { SECURITY_CONTACT: 'https://s.example/\nExpires: never' },
    'SECURITY_CONTACT must be an email address or begin with https://',
  ],
])('%j prevents the start with a message that names it', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
})
