import { sql } from 'kysely'
import { UserUpdateInput } from '#contract/users.ts'
import { type RestoreField, withField } from '../activity/restore.ts'
import { parse } from '../parse.ts'
import { route, type ResourceModule } from '../route.ts'
import { matchCount, type Matches, matchTexts, type SearchQuery } from '../search/rank.ts'
import { Versioned } from '../version.ts'
import { initialsOf, listUsers, readUser, searchColumns, userOf, userVersion, userRecords } from './read.ts'
import { addUser, removeUser, updateUser } from './save.ts'

const restore: RestoreField = async (request, { id, field, value }) => {
  const row = await readUser(request.db, id)
  const form = { ...row, initials: row.initials ?? initialsOf(row.name), avatar: undefined }
  const ifMatch = userVersion(row)
  await updateUser({ ...request, ifMatch }, id, parse(UserUpdateInput, withField(form, field, value)))
}

export const users: ResourceModule = {
  routes: [
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
    route('users.remove', (request) => removeUser(request, request.params.id)),
  ],
  records: [{ ...userRecords, restore }],
  search: { name: 'users', administratorsOnly: true, find: findUsers },
}

async function findUsers({ db, input, limit }: SearchQuery): Promise<Matches<'users'>> {
  const { condition, rank } = matchTexts({ db, input }, sql.ref('name'), searchColumns)
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'initials', 'role', matchCount])
    .where(condition)
    .orderBy(rank)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
