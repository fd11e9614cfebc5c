import { route, type Route } from '../register-route.ts'
import { Versioned } from '../version.ts'
import { listUsers, readUser, userOf, userVersion } from './read.ts'
import { addUser, removeUser, updateUser } from './save.ts'

export const userRoutes: Route[] = [
  route('users.list', ({ db, query }) => listUsers(db, query)),
  route('users.administrators', async ({ db }) => ({
    administrators: await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('role', '=', 'Administrator')
      .where('disabled', '=', 0)
      .orderBy('name')
      .limit(20)
      .execute(),
  })),
  route('users.get', async ({ db, params }) => {
    const row = await readUser(db, params.id)
    return new Versioned({ user: userOf(row) }, userVersion(row))
  }),
  route('users.add', async (request) => ({ user: userOf(await addUser(request, request.body)) })),
  route('users.update', async (request) => {
    const { user, token } = await updateUser(request, request.params.id, request.body)
    return new Versioned({ saved: true, user: userOf(user), token }, userVersion(user))
  }),
  route('users.remove', async (request) => {
    await removeUser(request, request.params.id)
    return {}
  }),
]
