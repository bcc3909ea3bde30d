/** `npm run licences`: lists every package of the lockfile with its version and licence; `dev` marks packages that production does not install. */
import { nameOf, readLockfile } from '../checks/packages.ts'

const rows = Object.entries(readLockfile().packages)
  .map(([place, { version, license, dev }]) => ({ name: nameOf(place), row: `${version}  ${license}${dev ? '  dev' : ''}` }))
  .filter(({ name }) => name !== '')
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

for (const line of new Set(rows.map(({ name, row }) => `${name}  ${row}`))) console.log(line)
