import { Socket } from 'node:net'

/** Ports of a product that somebody may be running beside the tests; a PostgreSQL that TEST_DATABASE_URL names is the tests' own. */
const refused = new Set([3000, 4010, 4020, 5432])
const database = process.env.TEST_DATABASE_URL
if (database !== undefined) refused.delete(Number(new URL(database).port || 5432))

// Nothing listens here: code that falls back to its default would call the API on port 4010.
process.env.AGENCY_API_URL = 'http://127.0.0.1:9'

// A worker runs many test files, and the class is shared by all of them.
const patched = Symbol.for('soleira.default-ports')
if (!(patched in Socket.prototype)) {
  const { connect } = Socket.prototype
  Object.assign(Socket.prototype, {
    [patched]: true,
    connect(this: Socket, ...args: unknown[]) {
      const [first] = args.flat()
      const port = Number(typeof first === 'object' && first !== null ? Reflect.get(first, 'port') : first)
      if (refused.has(port))
        throw new Error(`A test connects to port ${port}, where the product may be running`)
      return Reflect.apply(connect, this, args)
    },
  })
}
