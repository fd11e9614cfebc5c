/**
 * Prepares the machine before the product's own code can run: installs packages from the lockfile and selects a
 * recent Node. Runs on Node 20 with nothing but npm.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Oldest tested Node with unflagged type stripping and a stable `node:sqlite`. */
const oldestNode = [24, 15]

/** Runs `npm ci` when node_modules is missing or outdated. Exits on failure. */
export function installPackages() {
  if (!arePackagesCurrent()) install()
  linkNode()
}

function install() {
  console.log('Installing packages (npm ci) ...')
  const npm = process.env.npm_execpath
  // Includes both explicitly: NODE_ENV=production or a user's `omit` would skip packages that a build needs.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const result =
    npm && /\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) {
    fail(
      'npm ci failed, see above. The first installation needs npm 10 or newer and access to the npm registry.',
    )
  }
  writeFileSync(installedLockfile, readFileSync(lockfile))
}

const lockfile = path.join(root, 'package-lock.json')
/** Copy of the lockfile that node_modules was installed from. */
const installedLockfile = path.join(root, 'node_modules/.soleira-lock')

function arePackagesCurrent() {
  const npmLockfile = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(npmLockfile)) return false
  if (existsSync(installedLockfile)) return readFileSync(installedLockfile).equals(readFileSync(lockfile))
  // Detects a manual install: npm writes its own copy of the lockfile last.
  return statSync(npmLockfile).mtimeMs >= statSync(lockfile).mtimeMs
}

/** Runs a script on the selected Node in place of this process: same terminal, forwarded signals, same exit code. */
export function runScript(script, args = []) {
  const folder = path.join(root, 'node_modules/.bin')
  const child = spawn(nodePath(), [path.join(root, script), ...args], {
    cwd: root,
    // The channel closes when this process dies, even by SIGKILL, which it can't forward.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  onNpmExit(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`Could not start ${script}: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (os.constants.signals[signal] ?? 0)))
}

/** npm doesn't forward SIGTERM to its scripts: it exits, and the script gets another parent. */
function onNpmExit(end) {
  if (process.env.npm_lifecycle_event === undefined) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

const { platform, arch, versions, execPath } = process
const pinnedNode = path.join(
  root,
  `node_modules/node-${platform === 'win32' ? 'win' : platform}-${arch}/bin/node${platform === 'win32' ? '.exe' : ''}`,
)

/** Restores the link to `node`, which scripts need: npm 10 removes it (docs/adr/0003-node-from-npm.md). */
function linkNode() {
  const link = path.join(root, 'node_modules/.bin/node')
  if (platform !== 'win32' && existsSync(pinnedNode) && !existsSync(link)) {
    symlinkSync(path.relative(path.dirname(link), pinnedNode), link)
  }
}

/** Returns the pinned Node from the packages, else this one if it is recent enough. */
function nodePath() {
  if (existsSync(pinnedNode) && spawnSync(pinnedNode, ['--version']).status === 0) return pinnedNode
  const [major, minor] = versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return execPath
  return fail(
    `This machine has Node ${versions.node} and no packaged Node exists for ${platform} ${arch}. ` +
      `Please install Node ${oldestNode.join('.')} or newer.`,
  )
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
