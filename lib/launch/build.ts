import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/** Inputs of a build, apart from `excludedPrefixes`. */
const sources = [
  '{app,components,lib,messages,public}/**/*',
  '{middleware,instrumentation,instrumentation-client}.ts',
  '{next,tailwind,postcss}.config.{mjs,ts}',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
/** `lib/launch` runs the build but isn't part of it; the build itself writes version.json. */
const excludedPrefixes = ['lib/launch', 'public/version.json']

/** Builds the dashboard unless a build of these sources exists. Returns true if it built. */
export async function ensureBuild(root: string, onProgress: (text: string) => void = () => {}) {
  const hashFile = path.join(root, '.next/soleira-build')
  const hash = hashSources(root)
  const outputs = ['.next/BUILD_ID', 'public/version.json'].map((file) => path.join(root, file))
  const isBuilt = outputs.every((file) => existsSync(file)) && existsSync(hashFile)
  if (isBuilt && readFileSync(hashFile, 'utf8') === hash) return false
  onProgress(
    'Building the dashboard; this takes about a minute and is needed after each change to its sources ...',
  )
  rmSync(hashFile, { force: true })
  writeVersion(root, hash)
  await build(root)
  addCompileHints(root)
  writeFileSync(hashFile, hash)
  return true
}

/** Hashes the names and contents of the sources, and MEDIA_BASE_URL, which next.config.mjs reads at build time. */
function hashSources(root: string): string {
  const files = globSync(sources, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !excludedPrefixes.some((prefix) => file.startsWith(prefix)))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .sort()
  const hash = createHash('sha256').update(`MEDIA_BASE_URL=${process.env.MEDIA_BASE_URL ?? ''}\0`)
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** Writes the file that running pages poll: the package's version and the hash. */
function writeVersion(root: string, hash: string): void {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  mkdirSync(path.join(root, 'public'), { recursive: true })
  writeFileSync(
    path.join(root, 'public/version.json'),
    `${JSON.stringify({ version: `${version}+${hash.slice(0, 12)}` })}\n`,
  )
}

function build(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = path.join(root, 'node_modules/next/dist/bin/next')
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (output += String(text)))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The dashboard's build failed:\n${output}`)),
    )
  })
}

/**
 * Marks the large scripts that every page loads, React DOM and the Next.js router, so that Chrome compiles them while
 * they load instead of blocking the main thread (docs/adr/0049-compile-hints.md).
 */
function addCompileHints(root: string): void {
  const nextDir = path.join(root, '.next')
  const manifest = readFileSync(path.join(nextDir, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] }
  for (const name of rootMainFiles) {
    const file = path.join(nextDir, name)
    const script = readFileSync(file, 'utf8')
    if (script.length > 100_000) writeFileSync(file, `//# allFunctionsCalledOnLoad\n${script}`)
  }
}

if (import.meta.main) {
  try {
    const wasStale = await ensureBuild(process.cwd(), console.log)
    console.log(wasStale ? 'Built.' : 'The build is up to date.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
