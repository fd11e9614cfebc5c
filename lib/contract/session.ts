import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { roles } from './roles.ts'
import { Email, Id, ownPassword, LenientBoolean } from './values.ts'

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>
/** Role in an API's response: Administrator if the API sends no roles; an unknown role counts as User. */
export const LenientRole = Role.catch('User').default('Administrator')

export const SessionUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable().default(null),
  /** The user's preferred initials; optional. */
  initials: z.string().nullish(),
  verified: LenientBoolean,
  role: LenientRole,
})
export type SessionUser = z.infer<typeof SessionUser>

/**
 * Request header with the browser's last `known_device`, sent at sign-in and with a new password. While clients that
 * guess an account's password are blocked, a browser known for that account can still sign in.
 */
export const knownDeviceHeader = 'x-known-device'
/** Opaque to clients; valid in a cookie and a header unencoded. */
export const KnownDevice = z.string().regex(/^[\w.~-]{1,1000}$/)

/** Known device in an API's response, to be stored for the next sign-in; optional. */
export const LenientKnownDevice = KnownDevice.nullish().catch(null)

/** Replaces the caller's token; absent if the API keeps the old one valid. */
export const renewedToken = z.string().min(1).max(2000).nullish()

const SignInResponse = z.object({
  user: SessionUser,
  token: z.string().min(1).max(2000),
  known_device: LenientKnownDevice,
})

const LoginInput = z.object({ email: Email, password: z.string().min(1).max(256) })

export const passwordFields = { password: ownPassword, password_confirmation: z.string() }
export const isConfirmed = (value: { password: string; password_confirmation: string }) =>
  value.password === value.password_confirmation
/** `confirmed` is the name of the rule that failed. */
export const passwordMismatch = { path: ['password_confirmation'], error: 'confirmed' }

export const RegisterInput = z
  .object({
    name: z.string().trim().min(1).max(120),
    email: Email,
    ...passwordFields,
    /** Secret of a set-up link. */
    setup: z.string().min(1).max(200).optional(),
  })
  .refine(isConfirmed, passwordMismatch)
const ForgotInput = z.object({ email: Email })
const ResetInput = z
  .object({ id: z.string().min(1).max(200), ...passwordFields })
  .refine(isConfirmed, passwordMismatch)

export const session = {
  login: endpoint('POST /auth/login', {
    summary: 'Sign in with email and password',
    success: 200,
    access: 'public',
    body: LoginInput,
    maxBody: limits.signInBytes,
    response: SignInResponse,
  }),
  logout: endpoint('POST /auth/logout', {
    summary: 'Sign out: revoke the token sent with the request',
    success: 200,
  }),
  refresh: endpoint('GET /token', {
    summary: 'Refresh the token; the old one stays valid for ten seconds',
    safe: false,
    response: z.object({ token: z.string().min(1).max(2000) }),
  }),
  register: endpoint('POST /register', {
    summary: 'Create an account and sign in, if sign-up is open',
    success: 201,
    access: 'public',
    body: RegisterInput,
    maxBody: limits.signInBytes,
    response: SignInResponse,
  }),
  forgot: endpoint('POST /forgot', {
    summary:
      'Email a link to set a new password; the response is the same whether or not the address is known',
    success: 200,
    access: 'public',
    body: ForgotInput,
    maxBody: limits.signInBytes,
  }),
  reset: endpoint('POST /reset', {
    summary: 'Set a new password with the id from the emailed link; ends all of the user’s sessions',
    success: 200,
    access: 'public',
    body: ResetInput,
    maxBody: limits.signInBytes,
    response: z.object({ known_device: LenientKnownDevice }).catch({ known_device: null }),
  }),
  options: endpoint('GET /auth/options', {
    summary:
      'Get whether sign-up is open, whether users can be invited by email, and how often the sample agency is reset',
    access: 'public',
    response: z.object({
      registration: z.enum(['open', 'closed']),
      invitations: z.boolean().default(false),
      /** Null if there are no resets. */
      reset_minutes: z.number().positive().nullable().catch(null).default(null),
    }),
  }),
  verify: endpoint('POST /verify', {
    summary: 'Confirm an email address with the id from the emailed link',
    success: 200,
    access: 'public',
    body: z.object({ id: z.string().min(1).max(200) }),
    maxBody: limits.signInBytes,
    response: z.object({ verified: z.boolean().default(true) }),
  }),
}
