import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { load } from 'js-yaml'
import { z } from 'zod'
import { endpoints } from '#contract/index.ts'

const folder = 'docs/deploy'
const readText = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const Healthcheck = z.object({ test: z.array(z.string()) })
const Service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()).default([]),
  healthcheck: Healthcheck,
  stop_grace_period: z.string().optional(),
})
const compose = z.object({ services: z.record(z.string(), Service) }).parse(load(readText('compose.yaml')))
const services = Object.entries(compose.services)
const ownServices = services.filter(([, { build }]) => build !== undefined)

/** Documented settings; tests/server/configuration.test.ts compares them with the code. */
const settings = new Set(
  Array.from(
    readFileSync('docs/configuration.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\|/gm),
    ([, name]) => name,
  ),
)
const runtimeVariables = ['MALLOC_ARENA_MAX', 'NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'NEXT_MANUAL_SIG_HANDLE']
const imageVariables = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']
const isKnown = (name: string) =>
  settings.has(name) || runtimeVariables.includes(name) || imageVariables.includes(name)

const stages = readText('Dockerfile').split(/^FROM /m)
const instructions = (word: string) =>
  readText('Dockerfile')
    .split('\n')
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1))

test('pins the version of every image, and builds on the tested Node.js version', () => {
  const images = [...instructions('FROM'), ...services.map(([, { image }]) => image)]
  for (const image of images.filter((candidate) => candidate !== 'soleira'))
    expect(image).toMatch(/:\d+\.\d+/)
  const nodeVersion = readFileSync('.nvmrc', 'utf8').trim()
  for (const image of instructions('FROM'))
    expect(image).toMatch(new RegExp(`^node:${nodeVersion.replaceAll('.', '\\.')}-`))
})

test('the image runs as an unprivileged user, has a health check, and copies existing files', () => {
  const lastStage = stages.at(-1) ?? ''
  expect(lastStage).toMatch(/^USER node$/m)
  expect(lastStage).toMatch(/^HEALTHCHECK /m)
  expect(lastStage.indexOf('USER node')).toBeGreaterThan(lastStage.indexOf('RUN '))
  for (const files of instructions('COPY').filter((instruction) => !instruction.startsWith('--from')))
    for (const file of files.split(' ').slice(0, -1)) expect([file, existsSync(file)]).toEqual([file, true])
  for (const script of readText('Dockerfile').matchAll(/\bnode (lib\/\S+)/g))
    expect(existsSync(script[1] ?? '')).toBe(true)
})

test("the image excludes operators' configuration", () => {
  const ignored = readText('Dockerfile.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['**/*.env', '**/.env*', '.data', '.git']))
})

test('sets only known variables, and soleira.env defines exactly those that compose.yaml uses', () => {
  const defined = [
    ...services.flatMap(([, { environment }]) => Object.keys(environment)),
    ...Array.from(readText('Dockerfile').matchAll(/^ENV (.*)$/gm), ([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    ).flat(),
    ...['soleira-api.service', 'soleira-dashboard.service'].flatMap((unit) =>
      Array.from(readText(unit).matchAll(/^Environment=(.*)$/gm), ([, line = '']) =>
        line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ).flat(),
    ),
  ]
  expect(defined.filter((name) => !isKnown(name))).toEqual([])
  const usedInCompose = new Set(
    Array.from(readText('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g), ([, name]) => name),
  )
  const definedInEnvFile = new Set(
    Array.from(readText('soleira.env').matchAll(/^([A-Z0-9_]+)=/gm), ([, name]) => name),
  )
  expect([...definedInEnvFile].sort()).toEqual([...usedInCompose].sort())
  expect([...definedInEnvFile].filter((name) => !isKnown(name ?? '')).sort()).toEqual(['DATABASE_PASSWORD'])
})

test('image and systemd unit start the dashboard like npm start', () => {
  const server = 'lib/launch/dashboard.ts'
  expect(existsSync(server)).toBe(true)
  expect(instructions('CMD').at(-1)).toBe(
    `["node", "--max-semi-space-size=8", "--max-old-space-size=256", "${server}"]`,
  )
  expect(/^ExecStart=.*/m.exec(readText('soleira-dashboard.service'))?.[0]).toContain(
    ` --max-semi-space-size=8 --max-old-space-size=256 ${server}`,
  )
  expect(readFileSync('lib/launch/processes.ts', 'utf8')).toContain(server)
})

test('nginx reuses its HTTP/1.1 connections to dashboards and APIs', () => {
  const nginx = readText('nginx.conf')
  // With HTTP/1.0 a proxy cannot detect a truncated response and would pass it on as complete.
  expect(nginx.match(/proxy_http_version 1\.1;/g)).toHaveLength(nginx.match(/proxy_pass /g)?.length ?? 0)
  const upstreams = nginx.match(/^upstream [^}]+}/gm) ?? []
  expect(upstreams).toHaveLength(2)
  for (const upstream of upstreams) expect(upstream).toMatch(/\n {4}keepalive \d+;\n/)
})

test('Compose runs two APIs and two dashboards with matching ports, and allows time to drain on stop', () => {
  expect(ownServices.map(([name]) => name)).toEqual(['api-1', 'api-2', 'dashboard-1', 'dashboard-2'])
  const exposed = instructions('EXPOSE')[0]?.split(' ')
  for (const [name, { environment, healthcheck, stop_grace_period, command }] of ownServices) {
    const port = environment.AGENCY_API_PORT ?? environment.PORT ?? ''
    expect(exposed).toContain(port)
    expect(readText('Caddyfile')).toContain(`${name}:${port}`)
    expect(healthcheck.test.join(' ')).toContain(`127.0.0.1:${port}/`)
    // After DRAIN_SECONDS, the API exits within seven seconds (agency-api/main.ts).
    expect(parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(Number(environment.DRAIN_SECONDS) + 7)
    if (command !== undefined) expect(existsSync(command.at(-1) ?? '')).toBe(true)
  }
  const pool = Number(compose.services['api-1']?.environment.DATABASE_POOL)
  const maxConnections = Number(/max_connections=(\d+)/.exec(readText('compose.yaml'))?.[1])
  expect(pool * 2).toBeLessThan(maxConnections)
  for (const [, { volumes }] of services)
    for (const volume of volumes.filter((candidate) => candidate.startsWith('./')))
      expect(existsSync(path.join(folder, volume.split(':')[0] ?? ''))).toBe(true)
  // Caddy and Compose check health at these paths.
  for (const url of ['/api/health', '/readyz', '/livez'])
    expect(readText('Caddyfile') + readText('compose.yaml')).toContain(url)
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test('the systemd units name existing files, and systemd accepts the units where it is installed', () => {
  const copies = mkdtempSync(path.join(os.tmpdir(), 'soleira-units-'))
  const units = ['soleira-api.service', 'soleira-dashboard.service'].map((name) => {
    const unit = readText(name)
    const [, script = ''] = /^ExecStart=\S+ (?:--\S+ )*(\S+)/m.exec(unit) ?? []
    expect([script, existsSync(script)]).toEqual([script, true])
    expect(unit).toMatch(/^User=soleira$/m)
    // By default systemd gives up after five failed starts in ten seconds.
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(12)
    const copy = path.join(copies, name)
    // Replaces paths that exist on a real server only.
    writeFileSync(
      copy,
      unit
        .replaceAll('/srv/soleira/node_modules/.bin/node', process.execPath)
        .replaceAll('/srv/soleira', process.cwd()),
    )
    return copy
  })
  if (hasSystemd)
    expect(
      execFileSync('systemd-analyze', ['verify', '--recursive-errors=no', ...units], {
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    ).toBe('')
  rmSync(copies, { recursive: true, force: true })
})

test('the systemd units isolate the secrets of each process', () => {
  const unsetVariables = (unit: string) =>
    /^UnsetEnvironment=(.*)$/m.exec(readText(unit))?.[1]?.split(' ') ?? []
  expect(unsetVariables('soleira-api.service')).toEqual(['SESSION_SECRET'])
  const dashboardVariables = unsetVariables('soleira-dashboard.service')
  expect(dashboardVariables).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'SMTP_URL', 'PORTALS_KEY', 'S3_SECRET_ACCESS_KEY']),
  )
  expect(dashboardVariables.filter((name) => !isKnown(name))).toEqual([])
})

test('proxies allow the largest body of the contract', () => {
  const largest = Math.max(...endpoints.map(({ endpoint }) => endpoint.maxBodyBytes))
  const sizes = [
    ...readText('nginx.conf').matchAll(/client_max_body_size (\d+)m;/g),
    ...readText('Caddyfile').matchAll(/max_size (\d+)MB/g),
    ...readFileSync('docs/operating.md', 'utf8').matchAll(/allow bodies of (\d+) MB/g),
  ].map(([, size]) => Number(size) * 1_000_000)
  expect(sizes).toHaveLength(5)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(largest)
})
