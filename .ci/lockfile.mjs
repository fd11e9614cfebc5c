// `npm run lockfile`, after adding a package: writes the entries of other platforms into package-lock.json.
//
// If the registry doesn't serve a platform's optional package, npm leaves it out of the lockfile, and `npm ci` then
// rejects the file everywhere. This adds such entries with their version and platform but without a hash. Every run
// requests missing hashes again, since another registry may have them. Exits with 1 if a hash is missing for Linux
// on x64 or arm64.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const readLockfile = () => JSON.parse(readFileSync('package-lock.json', 'utf8'))
const writeLockfile = (lock) => writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

const current = readLockfile()
for (const [packagePath, { integrity }] of Object.entries(current.packages))
  if (packagePath !== '' && integrity === undefined) delete current.packages[packagePath]
writeLockfile(current)
const npm = spawnSync('npm', ['install', '--package-lock-only', '--loglevel=error'], { stdio: 'inherit' })
if (npm.status !== 0) process.exit(1)

const lock = readLockfile()
const addedPackages = []

for (const [packagePath, { dev, devOptional, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (ancestors(packagePath).some((folder) => `${folder}node_modules/${name}` in lock.packages)) continue
    const nameParts = name.split(/[/-]/)
    const os = systems.filter((system) => nameParts.includes(system))
    const cpu = processors.filter((processor) => nameParts.includes(processor))
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
      ...(os.length > 0 && { os }),
    }
    addedPackages.push(`${name}@${version}`)
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeLockfile(lock)
if (addedPackages.length > 0)
  console.log(`Added without a hash because the registry doesn't serve them: ${addedPackages.join(', ')}`)
const withoutHash = Object.entries(lock.packages).filter(
  ([packagePath, { integrity, os: system = ['linux'], cpu = ['x64'] }]) =>
    packagePath !== '' &&
    integrity === undefined &&
    system.includes('linux') &&
    (cpu.includes('x64') || cpu.includes('arm64')),
)
if (withoutHash.length > 0) {
  console.error(`No hash for ${withoutHash.map(([packagePath]) => packagePath).join(', ')}`)
  process.exitCode = 1
}

/** Folders in which Node looks for a dependency of the package at `packagePath`, nearest first. */
function ancestors(packagePath) {
  if (packagePath === '') return ['']
  const parts = packagePath.split('/node_modules/')
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`), '']
}
