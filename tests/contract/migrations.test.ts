import { sql } from 'kysely'
import { migrate } from '../../agency-api/db/open.ts'
import { eachDatabase } from './databases.ts'

eachDatabase((database) => {
  test('a second migration finds nothing to do', async () => {
    expect(await migrate(database.db())).toEqual([])
  })

  test('the database refuses a row that refers to nothing', async () => {
    const orphan = database.db().insertInto('tokens').values({
      user_id: 4711,
      hash: 'x',
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-01-02T00:00:00.000Z',
    })
    await expect(orphan.execute()).rejects.toThrow(/foreign key/i)
  })

  test('a failed transaction leaves nothing behind', async () => {
    const tags = () =>
      database
        .db()
        .selectFrom('tags')
        .select(sql<number>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    const before = await tags()
    const failing = database
      .db()
      .transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('tags').execute()
        throw new Error('no')
      })
    await expect(failing).rejects.toThrow('no')
    expect(await tags()).toEqual(before)
  })
})
