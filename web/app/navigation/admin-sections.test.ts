import { expect, test } from 'vitest'
import { ADMIN_GROUPS, openSection } from './admin-sections.ts'

const at = (address: string) => openSection(new URL(address, 'http://a')).label

test('every section opens under its own address', () => {
  for (const { label, to } of ADMIN_GROUPS.flatMap(({ sections }) => sections)) expect(at(to)).toBe(label)
})

test('older addresses open the section they always did', () => {
  expect(at('/admin/dashboard')).toBe('Upload Content')
  expect(at('/admin/dashboard?tab=upload')).toBe('Upload Content')
  expect(at('/admin/dashboard?tab=entries&entry=1&article=2')).toBe('Manage Entries')
  expect(at('/admin/dashboard?tab=people&q=a')).toBe('Users')
  expect(at('/admin/reports?status=all&report=1')).toBe('Content Reports')
  expect(at('/admin/dashboard?tab=reports')).toBe('Upload Content')
})
