/*
 * What every npm script begins with, on whatever Node is there (20 or newer) and with nothing installed: plain CommonJS, no packages.
 * Installs what package-lock.json names when it has changed since the last install, then runs the script it is given. The runtime itself is
 * one of those packages. As a script of its own before each (`prestart`) it would not run where npm is told to ignore scripts.
 */
const { createHash } = require('node:crypto')
const { execFileSync, spawn } = require('node:child_process')
const { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs')
const { runMain } = require('node:module')
const { join, resolve } = require('node:path')

const root = join(__dirname, '..')
const stampFile = join(root, 'node_modules', '.installed')
const NEEDED = [22, 22]

const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')

const isStale = !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp
if (isStale) {
  console.log('Installing packages …')
  // Through npm's own Node: this very process may be the one inside node_modules, which npm is about to remove.
  const node = process.env.npm_node_execpath || process.execPath
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: 'inherit' }
  if (npm) execFileSync(node, [npm, ...args], options)
  else execFileSync('npm', args, { ...options, shell: process.platform === 'win32' })
  writeFileSync(stampFile, stamp)
}

const carried = join(root, 'node_modules', '.bin', 'node')
const carriedPackage = `node-${process.platform}-${process.arch}`
// Two packages, one for each processor, bring a command of one name; npm 10 takes it away again with the one that does not fit.
if (!existsSync(carried) && existsSync(join(root, 'node_modules', carriedPackage, 'bin', 'node'))) {
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true })
  symlinkSync(join('..', carriedPackage, 'bin', 'node'), carried)
}
const [major, minor] = process.versions.node.split('.').map(Number)
const isNewEnough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
if (!existsSync(carried) && !isNewEnough) {
  console.error(
    `This machine has Node ${process.versions.node}, and no Node is carried for ${process.platform} ${process.arch}. ` +
      `Install Node ${NEEDED.join('.')} or newer (24 is best) and try again.`,
  )
  process.exit(1)
}

const [, , script, ...args] = process.argv
if (script && !isStale && isNewEnough) {
  process.argv.splice(1, 2, resolve(script))
  runMain()
} else if (script) runInNewNode(script, args)

/** The first time, this is the machine's own Node, or one that has just been replaced. From then on npm finds the carried one. */
function runInNewNode(script, args) {
  const child = spawn(existsSync(carried) ? carried : process.execPath, [script, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // At a terminal the child hears it by itself, and a second one would cut its graceful end short.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
