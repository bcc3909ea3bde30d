/** `npm run licences`; `dev`: not installed in production. */
import { nameOf, readLockfile } from '../checks/packages.ts'

const rows = Object.entries(readLockfile().packages)
  .map(([place, { version, license, dev }]) => ({ name: nameOf(place), row: `${version}  ${license}${dev ? '  dev' : ''}` }))
  .filter(({ name }) => name !== '')
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

for (const line of new Set(rows.map(({ name, row }) => `${name}  ${row}`))) console.log(line)
