import { jest } from '@jest/globals'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from '../../agency-api/db/schema.ts'

/**
 * Waits for the first query whose SQL contains `text`, and runs `work` before the query's result is returned. Ignores
 * queries in transactions.
 */
export function afterQuery(db: Db, text: string, work: () => Promise<unknown>): void {
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  const spy = jest
    .spyOn(executor, 'executeQuery')
    .mockImplementation(async <R>(query: CompiledQuery<R>): Promise<QueryResult<R>> => {
      const result = await execute(query)
      if (query.sql.includes(text)) {
        spy.mockRestore()
        await work()
      }
      return result
    })
}
