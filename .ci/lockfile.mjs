// `npm run lockfile`, after adding a package: writes the entries of other platforms into package-lock.json.
//
// npm leaves a platform's optional package out of the lockfile when the registry at hand does not serve it, and `npm ci`
// then refuses the file everywhere. Such an entry gets a version and its platform alone; a missing hash is requested
// again each time, so that a registry that serves it fills the hash in. Ends with 1 when a platform that the product runs
// on lacks a hash.
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

const read = () => JSON.parse(readFileSync('package-lock.json', 'utf8'))
const write = (lock) => writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

const hashed = read()
for (const [place, { integrity }] of Object.entries(hashed.packages))
  if (place !== '' && integrity === undefined) delete hashed.packages[place]
write(hashed)
const npm = spawnSync('npm', ['install', '--package-lock-only', '--loglevel=error'], { stdio: 'inherit' })
if (npm.status !== 0) process.exit(1)

const lock = read()
const added = []

for (const [place, { dev, devOptional, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (ancestors(place).some((folder) => `${folder}node_modules/${name}` in lock.packages)) continue
    const words = name.split(/[/-]/)
    const os = systems.filter((system) => words.includes(system))
    const cpu = processors.filter((processor) => words.includes(processor))
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
      ...(os.length > 0 && { os }),
    }
    added.push(`${name}@${version}`)
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
write(lock)
if (added.length > 0) console.log(`Without a hash, as the registry does not serve them: ${added.join(', ')}`)
const unsafe = Object.entries(lock.packages).filter(
  ([place, { integrity, os: system = ['linux'], cpu = ['x64'] }]) =>
    place !== '' &&
    integrity === undefined &&
    system.includes('linux') &&
    (cpu.includes('x64') || cpu.includes('arm64')),
)
if (unsafe.length > 0) {
  console.error(`No hash for ${unsafe.map(([place]) => place).join(', ')}`)
  process.exitCode = 1
}

/** Folders in which Node looks for a dependency of the package at `place`, nearest first. */
function ancestors(place) {
  if (place === '') return ['']
  const parts = place.split('/node_modules/')
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`), '']
}
