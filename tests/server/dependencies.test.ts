import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Locked = {
  version: string
  integrity?: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  hasInstallScript?: boolean
  license?: string
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? ''

/** No advisory that touches what we use was known at or above these when they were set; raise them with each that is (docs/security.md O-3). */
const floors: Record<string, string> = {
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

function isBelow(version: string, floor: string): boolean {
  const [one, other] = [version, floor].map((text) => text.split('-')[0]?.split('.').map(Number) ?? [])
  const at = one?.findIndex((part, place) => part !== other?.[place]) ?? -1
  return at !== -1 && (one?.[at] ?? 0) < (other?.[at] ?? 0)
}

test.each(Object.entries(floors))('%s is %s or newer, wherever it stands in the tree', (name, floor) => {
  const versions = packages.filter(([place]) => nameOf(place) === name).map(([, { version }]) => version)
  expect(versions).not.toEqual([])
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([])
})

test('a version below a floor is told from one above', () => {
  expect(
    ['16.4.1', '16.3.9', '15.9.9', '16.4.2-canary.1'].map((version) => isBelow(version, '16.4.2')),
  ).toEqual([true, true, true, false])
  expect(['16.4.2', '16.4.10', '16.10.0', '17.0.0'].map((version) => isBelow(version, '16.4.2'))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('every version is pinned, and every package that is installed is the one that was checked', () => {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(String(version)))).toEqual([])
  // Only what npm never installs on a platform that the product runs on (.ci/lockfile.mjs).
  const installable = ({ os = ['linux'], cpu = ['x64'] }: Locked) =>
    os.includes('linux') && (cpu.includes('x64') || cpu.includes('arm64'))
  expect(
    packages.filter(([, each]) => each.integrity === undefined && (!each.optional || installable(each))),
  ).toEqual([])
  const weak = packages.filter(([, { integrity }]) => integrity !== undefined && !/^sha512-/.test(integrity))
  expect(weak).toEqual([])
  const elsewhere = packages.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere).toEqual([])
})

test('no package runs a script of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('what is shipped is under licences that let an agency use it', () => {
  const fit =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC-BY-4\.0|Unlicense|MPL-2\.0|LGPL-3\.0-or-later)$/
  const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  const strange = shipped.filter(([, { license }]) => license?.split(' AND ').some((each) => !fit.test(each)))
  expect(strange.map(([place, { license }]) => [place, license])).toEqual([])
})

test('`npm run sbom` lists every package, and says which are for development, without a network', () => {
  const made = spawnSync('npm', ['run', '--silent', 'sbom', '--offline'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  })
  type Component = { name: string; version: string; properties?: { name: string }[] }
  const bill = JSON.parse(made.stdout) as { bomFormat: string; components: Component[] }
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const wanted = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${String(version)}`)
  expect(wanted.filter((each) => !listed.has(each))).toEqual([])
  const marks = bill.components.find(({ name }) => name === 'jest')?.properties ?? []
  expect(marks.map(({ name }) => name)).toContain('cdx:npm:package:development')
})
