import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../e2e/support/free-port.ts'

type ProxyOptions = {
  folder: string
  proxyPort: number
  apiProxyPort: number
  dashboardPorts: number[]
  apiPorts: number[]
}

/** Proxies configured by a file of docs/deploy with replaced addresses. The program must be on the PATH. */
export const proxies = {
  caddy: async (options: ProxyOptions) => {
    const { dashboardPorts, apiPorts, apiProxyPort, folder, proxyPort } = options
    const addressesOf = (ports: number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ')
    const text = readFileSync('docs/deploy/Caddyfile', 'utf8')
      .replaceAll('dashboard-1:3000 dashboard-2:3000', addressesOf(dashboardPorts))
      .replaceAll('dashboard-2:3000 dashboard-1:3000', addressesOf(dashboardPorts.toReversed()))
      .replaceAll('api-1:4010 api-2:4010', addressesOf(apiPorts))
      .replace(/^:4010 /m, `http://127.0.0.1:${apiProxyPort} `)
    const file = path.join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${text}`)
    return startProxy(options, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      APP_ORIGIN: `http://localhost:${proxyPort}`,
      PORTALS_PUBLIC_URL: `http://localhost:${await findFreePort()}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    })
  },
  nginx: async (options: ProxyOptions) => {
    const { dashboardPorts, apiPorts, apiProxyPort, folder, proxyPort } = options
    const formatServers = (ports: number[]) =>
      ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')
    const text = readFileSync('docs/deploy/nginx.conf', 'utf8')
      .replace(/(upstream dashboards \{)[^}]*/, `$1\n${formatServers(dashboardPorts)}\n`)
      .replace(/(upstream apis \{)[^}]*/, `$1\n${formatServers(apiPorts)}\n`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${proxyPort};`)
      .replace('server_name dashboard.agency.example;', 'server_name localhost;')
      .replace(/^ *ssl_certificate.*\n/gm, '')
      .replace('listen 127.0.0.1:4009;', `listen 127.0.0.1:${apiProxyPort};`)
    const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const file = path.join(folder, 'nginx.conf')
    const mainDirectives = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;`
    writeFileSync(file, `${mainDirectives}\nevents {}\nhttp {\naccess_log off;\n${tempPaths}\n${text}\n}\n`)
    mkdirSync(path.join(folder, 'logs'), { recursive: true })
    return startProxy(options, 'nginx', ['-p', folder, '-c', file, '-e', `${folder}/nginx.log`], {})
  },
} satisfies Record<string, (options: ProxyOptions) => Promise<{ close: () => Promise<void> }>>

export type ProxyName = keyof typeof proxies

async function startProxy(
  { proxyPort, apiProxyPort }: ProxyOptions,
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ close: () => Promise<void> }> {
  const child = spawn(command, args, {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let message = ''
  child.stderr.on('data', (text) => (message = `${message}${String(text)}`.slice(-4_000)))
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (const port of [proxyPort, apiProxyPort]) {
    for (let n = 0; !(await isListening(port)); n += 1) {
      if (n < 100 && child.exitCode === null) await pause(100)
      else {
        if (child.exitCode === null) await close()
        throw new Error(`${command} did not start:\n${message}`)
      }
    }
  }
  return { close }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
