import { toRateLimitKey } from '#contract/client-address.ts'
import { AgencyError } from '#contract/errors.ts'
import type { RegisterInput } from '#contract/session.ts'
import type { z } from 'zod'
import { updateActorContext } from '../activity/actor-context.ts'
import { audit, auditCreation } from '../activity/audited-database.ts'
import type { AppContext, DbContext } from '../app-context.ts'
import { countRows } from '../db/count-rows.ts'
import type { Db, Row } from '../db/schema.ts'
import { addStandardKeyItems } from '../key-items/standard.ts'
import { languageOf } from '../mail/language.ts'
import { enqueueVerification } from '../mail/queue.ts'
import { route } from '../route.ts'
import { userRecords, initialsOf } from '../users/read.ts'
import { countAttempt, counters } from './attempts.ts'
import { issueToken } from './bearer.ts'
import { isLinkValid, consumeLink, revokeLinks } from './links.ts'
import { toSessionUser } from './login.ts'
import { rejectWeakPassword, hashPassword } from './passwords.ts'
import { signInOf } from './sign-ins.ts'

export const register = route('session.register', async (request) => {
  const { body } = request
  await countAttempt(request, counters.registerClient, toRateLimitKey(request.client))
  await requireRegistrationAllowed(request, body.setup)
  await rejectWeakPassword(request, body.password, body)
  const passwordHash = await hashPassword(body.password)
  const language = languageOf(request.httpRequest)
  const { user, token } = await request.db.transaction().execute(async (db) => {
    const context = { ...request, db }
    if (body.setup !== undefined) {
      await consumeSetupLink(context, body.setup)
      await addStandardKeyItems(request, db)
    }
    const role = body.setup === undefined ? 'User' : 'Administrator'
    const user = await addUser(context, body, passwordHash, role)
    updateActorContext({ actor: { id: user.id, name: user.name } })
    auditCreation(db, userRecords, user.id)
    await enqueueVerification(context, user.id, language)
    return { user, token: await issueToken(context, user.id, signInOf(request)) }
  })
  return { user: toSessionUser(user), token }
})

async function requireRegistrationAllowed(context: AppContext, setup: string | undefined): Promise<void> {
  if (setup !== undefined) {
    if (!(await isLinkValid(context, 'setup', setup))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
    return
  }
  if (!isRegistrationOpen(context)) throw new AgencyError('REGISTRATION_CLOSED')
}

export const isRegistrationOpen = ({ environment }: Pick<AppContext, 'environment'>) =>
  environment.AGENCY_REGISTRATION === 'open' || environment.AGENCY_DEMO

/** Consumes a set-up link. Throws NOT_FOUND_OR_ALREADY_USED if it is invalid, or an administrator already exists. */
async function consumeSetupLink(context: DbContext, secret: string): Promise<void> {
  const isValid = await isLinkValid(context, 'setup', secret)
  // Serialises concurrent requests with different links: the second one waits here and then finds an administrator.
  await revokeLinks(context.db, 'setup', null)
  if (!isValid || (await hasAdministrator(context.db))) throw new AgencyError('NOT_FOUND_OR_ALREADY_USED')
}

/** Returns true if the agency has an administrator. Until then every start prints a set-up link. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  return (await countRows(db.selectFrom('users').where('role', '=', 'Administrator'))) > 0
}

async function addUser(
  { db, now }: DbContext,
  { name, email }: z.output<typeof RegisterInput>,
  passwordHash: string,
  role: 'Administrator' | 'User',
): Promise<Row<'users'>> {
  const createdAt = now().toISOString()
  const user = await db
    .insertInto('users')
    .values({
      name,
      email,
      role,
      password_hash: passwordHash,
      initials: initialsOf(name),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (user === undefined)
    throw new AgencyError('EMAIL_ALREADY_EXISTS', { fields: { email: 'EMAIL_ALREADY_EXISTS' } })
  return user
}

export const verify = route('session.verify', (request) =>
  request.db.transaction().execute(async (db) => {
    const link = await consumeLink({ ...request, db }, 'verify', request.body.id)
    if (link === null || link.userId === null) throw new AgencyError('NOT_FOUND_OR_ALREADY_VERIFIED')
    await audit(db, userRecords, link.userId)
    const user = await db
      .updateTable('users')
      .set({ verified: 1, updated_at: request.now().toISOString() })
      .where('id', '=', link.userId)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (user !== undefined) updateActorContext({ actor: { id: user.id, name: user.name } })
    return { verified: true }
  }),
)
