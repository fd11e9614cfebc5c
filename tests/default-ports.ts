import { Socket } from 'node:net'

/** Ports of an installation that may be running on this machine, except the database of TEST_DATABASE_URL. */
const refusedPorts = new Set([3000, 4010, 4020, 5432])
const database = process.env.TEST_DATABASE_URL
if (database !== undefined) refusedPorts.delete(Number(new URL(database).port || 5432))

// Nothing listens on port 9. Without this setting, code would call the API on its default port, 4010.
process.env.AGENCY_API_URL = 'http://127.0.0.1:9'

// A Jest worker runs many test files, which share `Socket`.
const patched = Symbol.for('soleira.default-ports')
if (!(patched in Socket.prototype)) {
  const { connect } = Socket.prototype
  Object.assign(Socket.prototype, {
    [patched]: true,
    connect(this: Socket, ...args: unknown[]) {
      const [first] = args.flat()
      const port = Number(typeof first === 'object' && first !== null ? Reflect.get(first, 'port') : first)
      if (refusedPorts.has(port))
        throw new Error(`A test connects to port ${port}, where the product may be running`)
      return Reflect.apply(connect, this, args)
    },
  })
}
