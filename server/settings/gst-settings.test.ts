import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const GST = { GSTIN: '27AAPFU0939F1ZV', GST_PLACE: '27 Maharashtra' }

test('GST is stated with its number, rate and place, and not at all without a number', () => {
  expect(readSettings(GST).payments.gst).toEqual({ gstin: '27AAPFU0939F1ZV', percent: 18, place: '27 Maharashtra' })
  expect(readSettings({ ...GST, GST_PERCENT: '12.5' }).payments.gst?.percent).toBe(12.5)
  expect(readSettings({ GST_PERCENT: '5' }).payments.gst).toBeNull()
})

test.each([
  [{ ...GST, GSTIN: '27AAPFU0939F1ZW' }, 'GSTIN must be a GST number with 15 characters, and "27AAPFU0939F1ZW" is none.'],
  [{ ...GST, GSTIN: '27 AAPFU0939F1ZV' }, 'GSTIN must be a GST number'],
  [{ GSTIN: GST.GSTIN }, 'GST_PLACE must be set where GSTIN is'],
  [{ ...GST, GST_PERCENT: '18%' }, 'GST_PERCENT must be a percentage such as 18 or 12.5, not "18%".'],
])('%j prevents the start with a message that names it', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
})
