import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppContext } from '../../agency-api/app-context.ts'

const inTransaction = new AsyncLocalStorage<true>()

/**
 * Makes the media store, the mailer and `fetch` throw when they are called inside a database transaction: a hanging
 * store would block the transaction and, on SQLite, every other request.
 */
export function guardTransactions({ db, media, mail, ...rest }: AppContext): AppContext {
  trackTransactions(db)
  globalThis.fetch = guardFunction('fetch', fetch)
  return { ...rest, db, media: guardMethods('media', media), mail: guardMethods('mail', mail) }
}

function trackTransactions(db: AppContext['db']): void {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((tx) => inTransaction.run(true, () => work(tx)))
    return builder
  }
}

function guardMethods<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key)
      return typeof value === 'function'
        ? guardFunction(`${name}.${String(key)}`, value.bind(object) as () => unknown)
        : value
    },
  })
}

function guardFunction<A extends unknown[], R>(name: string, call: (...args: A) => R): (...args: A) => R {
  return (...args) => {
    if (inTransaction.getStore()) throw new Error(`${name} was called inside a transaction`)
    return call(...args)
  }
}
