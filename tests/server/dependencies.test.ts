import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type LockedPackage = {
  version: string
  integrity?: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  license?: string
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const packages = Object.entries(lock.packages).filter(([lockPath]) => lockPath !== '')
const nameOf = (lockPath: string) => lockPath.split('node_modules/').at(-1) ?? ''

/**
 * Oldest versions without a known advisory that affects us. Raise them for each new advisory (docs/security.md 15.2.1).
 */
const minimumVersions: Record<string, string> = {
  next: '16.4.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  hono: '4.13.11',
  '@hono/node-server': '2.1.3',
  sharp: '0.35.4',
  'iron-session': '9.0.0',
  'sanitize-html': '2.17.0',
  nodemailer: '7.0.7',
  'fast-xml-parser': '5.3.4',
  leaflet: '1.9.4',
}

const numbersOf = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? []

function isOlder(version: string, minimum: string): boolean {
  const numbers = numbersOf(version)
  const minimumNumbers = numbersOf(minimum)
  const index = numbers.findIndex((number, position) => number !== minimumNumbers[position])
  return index !== -1 && (numbers[index] ?? 0) < (minimumNumbers[index] ?? 0)
}

test.each(Object.entries(minimumVersions))('%s is %s or newer everywhere in the tree', (name, minimum) => {
  const versions = packages
    .filter(([lockPath]) => nameOf(lockPath) === name)
    .map(([, { version }]) => version)
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => isOlder(version, minimum))).toEqual([])
})

test('compares versions with their minimum, and treats a prerelease as its release', () => {
  expect(
    ['16.4.1', '16.3.9', '15.9.9', '16.4.2-canary.1'].map((version) => isOlder(version, '16.4.2')),
  ).toEqual([true, true, true, false])
  expect(['16.4.2', '16.4.10', '16.10.0', '17.0.0'].map((version) => isOlder(version, '16.4.2'))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('pins the version of every dependency and the SHA-512 of every package for Linux', () => {
  const declared = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(String(version)))).toEqual(
    [],
  )
  // Other platforms' packages may lack a hash, because a registry may not serve them (.ci/lockfile.mjs).
  const isForLinux = ({ os = ['linux'], cpu = ['x64'] }: LockedPackage) =>
    os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))
  expect(
    packages.filter(([, entry]) => entry.integrity === undefined && (!entry.optional || isForLinux(entry))),
  ).toEqual([])
  const weak = packages.filter(([, { integrity }]) => integrity !== undefined && !/^sha512-/.test(integrity))
  expect(weak).toEqual([])
  const fromOtherRegistries = packages.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(fromOtherRegistries).toEqual([])
})

test('npm runs no install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('shipped packages have licences that an agency may use', () => {
  const allowed =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC-BY-4\.0|Unlicense|MPL-2\.0|LGPL-3\.0-or-later)$/
  const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  // Other platforms' packages lack a licence where they lack a hash.
  const disallowed = shipped.filter(([, { license, optional }]) =>
    license === undefined ? !optional : license.split(' AND ').some((name) => !allowed.test(name)),
  )
  expect(disallowed.map(([lockPath, { license }]) => [lockPath, license])).toEqual([])
})

test('`npm run sbom` lists every dependency and marks development packages, without a network', () => {
  const result = spawnSync('npm', ['run', '--silent', 'sbom', '--offline'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  })
  type Component = { name: string; version: string; properties?: { name: string }[] }
  const bill = JSON.parse(result.stdout) as { bomFormat: string; components: Component[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const expected = Object.entries(manifest.dependencies).map(
    ([name, version]) => `${name}@${String(version)}`,
  )
  expect(expected.filter((candidate) => !listed.has(candidate))).toEqual([])
  const flags = bill.components.find(({ name }) => name === 'jest')?.properties ?? []
  expect(flags.map(({ name }) => name)).toContain('cdx:npm:package:development')
})
