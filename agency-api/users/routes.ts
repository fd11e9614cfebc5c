import { answer, type Route } from '../answer.ts'
import { Versioned } from '../version.ts'
import { listUsers, readUser, userOf, userVersion } from './read.ts'
import { addUser, removeUser, updateUser } from './save.ts'

export const userRoutes: Route[] = [
  answer('users.list', ({ db, query }) => listUsers(db, query)),
  answer('users.administrators', async ({ db }) => ({
    administrators: await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('role', '=', 'Administrator')
      .where('disabled', '=', 0)
      .orderBy('name')
      .limit(20)
      .execute(),
  })),
  answer('users.get', async ({ db, params }) => {
    const row = await readUser(db, params.id)
    return new Versioned({ user: userOf(row) }, userVersion(row))
  }),
  answer('users.add', async (asked) => ({ user: userOf(await addUser(asked, asked.body)) })),
  answer('users.update', async (asked) => {
    const { user, token } = await updateUser(asked, asked.params.id, asked.body)
    return new Versioned({ saved: true, user: userOf(user), token }, userVersion(user))
  }),
  answer('users.remove', async (asked) => {
    await removeUser(asked, asked.params.id)
    return {}
  }),
]
