import { jest } from '@jest/globals'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { Db } from '../../agency-api/db/schema.ts'

/** Runs `work` once, between the first query outside transactions that contains `text` and its result. */
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
