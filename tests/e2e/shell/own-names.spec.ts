import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '#tests/support/browser/test.ts'

/** A device with Latin letters only. */
const folder = mkdtempSync(join(tmpdir(), 'catalyst-fonts-'))
const FONTCONFIG_FILE = join(folder, 'fonts.conf')
writeFileSync(
  FONTCONFIG_FILE,
  `<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts/truetype/liberation</dir><cachedir>${folder}</cachedir></fontconfig>`,
)
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE },
  },
})

test('on a device without Hindi and Tamil letters the names of these languages are not boxes', async ({ open }) => {
  const page = await open('/', { remembers: { web_fonts: '' } })
  const names = () =>
    page.evaluate(() => [...document.fonts].filter(({ family }) => /Own Names/.test(family)).map(({ status }) => status))
  await expect.poll(names).toEqual(['loaded', 'loaded'])
})
