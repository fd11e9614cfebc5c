// `npm run lockfile`, after adding a package: writes the entries of other platforms into package-lock.json.
//
// npm leaves a platform's optional package out of the lockfile when the registry at hand does not serve it, and `npm ci`
// then refuses the file everywhere. The entries need no more than a version and the platform: npm passes them over.
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

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
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
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lockfile is complete.' : `Added ${added.join(', ')}`)

/** The folders in which Node would look for a dependency of the package at `place`, nearest first. */
function ancestors(place) {
  if (place === '') return ['']
  const parts = place.split('/node_modules/')
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`), '']
}
