import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Email, Id, signInPassword, Yes } from './values.ts'

export const roles = ['Administrator', 'User'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>
/** As an API tells it: none is an Administrator, one that is not known here may no more than a User. */
export const ToldRole = Role.catch('User').default('Administrator')

export const SessionUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable().default(null),
  /** As the person wants to be abbreviated; an API may not say. */
  initials: z.string().nullish(),
  verified: Yes,
  role: ToldRole,
})
export type SessionUser = z.infer<typeof SessionUser>

/**
 * Of a sign-in: what the last one of this browser answered as `known_device`. A browser that is known for an account may
 * sign in to it while others, who guess at its password, are blocked.
 */
export const knownDeviceHeader = 'x-known-device'
/** Opaque to who keeps it; fits into a cookie and a header as it is. */
export const KnownDevice = z.string().regex(/^[\w.~-]{1,1000}$/)

/** To be kept by this browser for its next sign-in; an API may know nothing of it. */
export const knownDevice = KnownDevice.nullish().catch(null)

/** The token that replaces the caller's; an API may leave the old one good and say nothing. */
export const renewedToken = z.string().min(1).max(2000).nullish()

const SignedIn = z.object({
  user: SessionUser,
  token: z.string().min(1).max(2000),
  known_device: knownDevice,
})

export const LoginInput = z.object({ email: Email, password: z.string().min(1).max(256) })

const passwords = { password: signInPassword, password_confirmation: z.string() }
const confirmed = (value: { password: string; password_confirmation: string }) =>
  value.password === value.password_confirmation
const mismatch = { path: ['password_confirmation'], error: 'confirmed' }

export const RegisterInput = z
  .object({
    name: z.string().trim().min(1).max(120),
    email: Email,
    ...passwords,
    /** The secret of the one-time set-up link: whoever holds it becomes the first Administrator. */
    setup: z.string().min(1).max(200).optional(),
  })
  .refine(confirmed, mismatch)
export const ForgotInput = z.object({ email: Email })
export const ResetInput = z
  .object({ id: z.string().min(1).max(200), ...passwords })
  .refine(confirmed, mismatch)

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password',
    success: 200,
    access: 'public',
    body: LoginInput,
    maxBody: limits.signInBytes,
    answer: SignedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Revoke the token that is sent along',
    success: 200,
  }),
  refresh: endpoint({
    method: 'GET',
    path: '/token',
    summary: 'Exchange the token for a fresh one; the old one stays good for ten seconds',
    success: 200,
    safe: false,
    answer: z.object({ token: z.string().min(1).max(2000) }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    summary: 'Create an account, where sign-up is open, and sign in',
    success: 201,
    access: 'public',
    body: RegisterInput,
    maxBody: limits.signInBytes,
    answer: SignedIn,
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/forgot',
    summary:
      'Mail a link to choose a new password; the answer is the same whether or not the address is known',
    success: 200,
    access: 'public',
    body: ForgotInput,
    maxBody: limits.signInBytes,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/reset',
    summary: 'Choose a new password with the id from the mailed link; ends every session of that person',
    success: 200,
    access: 'public',
    body: ResetInput,
    maxBody: limits.signInBytes,
    answer: z.object({ known_device: knownDevice }).catch({ known_device: null }),
  }),
  options: endpoint({
    method: 'GET',
    path: '/auth/options',
    summary: 'Whether anyone may sign up, and whether new colleagues can be invited by mail',
    success: 200,
    access: 'public',
    answer: z.object({ registration: z.enum(['open', 'closed']), invitations: z.boolean().default(false) }),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/verify',
    summary: 'Confirm an e-mail address with the id from the mailed link',
    success: 200,
    access: 'public',
    body: z.object({ id: z.string().min(1).max(200) }),
    maxBody: limits.signInBytes,
    answer: z.object({ verified: z.boolean().default(true) }),
  }),
}
