import * as z from './zod.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { isConfirmed, LenientKnownDevice, passwordMismatch, passwordFields, renewedToken } from './session.ts'
import { fieldsOf, Id, FormImage, WebUrl, LenientBoolean } from './values.ts'

const optionalText = z.string().trim().max(120).nullable().optional()
const optionalUrl = WebUrl.or(z.literal('')).nullable().optional()

/** Omitted fields keep their stored value. */
const ProfileInput = z.object({
  name: z.string().trim().min(1).max(120),
  phone: optionalText,
  city: optionalText,
  country: optionalText,
  urlTwitter: optionalUrl,
  urlGitHub: optionalUrl,
  initials: z.string().trim().toUpperCase().min(1).max(limits.initialsMaxLength).optional(),
  avatar: FormImage,
})

export const Profile = z.object({
  verified: LenientBoolean,
  name: z.string(),
  email: z.string(),
  ...fieldsOf(
    ['phone', 'city', 'country', 'urlTwitter', 'urlGitHub', 'initials'],
    z.string().nullable().default(null),
  ),
  /** File below `users/{id}/`, or a URL; an API may omit it. */
  avatar: z.string().nullable().optional(),
})
export type Profile = z.infer<typeof Profile>

const ChangePasswordInput = z
  .object({ old_password: z.string().min(1).max(256), ...passwordFields })
  .refine(isConfirmed, passwordMismatch)

export const OwnSession = z.object({
  id: Id,
  device: z.string().nullable().default(null),
  signed_in_at: z.string(),
  /** Accurate to five minutes. */
  last_used_at: z.string(),
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

const profileResponse = z.object({ profile: Profile })

export const profile = {
  get: endpoint('GET /profile', {
    summary: 'Get the signed-in user',
    response: profileResponse,
  }),
  update: endpoint('PATCH /profile', {
    summary: 'Update the signed-in user; name is required, omitted fields don’t change',
    upload: true,
    body: ProfileInput,
    response: profileResponse,
  }),
  changePassword: endpoint('POST /profile/changePassword', {
    summary: 'Change your own password; ends your other sessions and replaces this token',
    success: 200,
    body: ChangePasswordInput,
    response: z
      .object({ token: renewedToken, known_device: LenientKnownDevice })
      .catch({ token: null, known_device: null }),
  }),
  sendVerification: endpoint('POST /profile/verification', {
    summary: 'Resend the link that confirms your email address',
    success: 200,
  }),
  sessions: endpoint('GET /profile/sessions', {
    summary: 'List your sessions, most recently used first',
    response: z.object({ sessions: z.array(OwnSession) }),
  }),
  endSession: endpoint('DELETE /profile/sessions/{id}/delete', {
    summary: 'End one of your sessions',
  }),
  endOtherSessions: endpoint('POST /profile/sessions/endOthers', {
    summary: 'End all your other sessions',
    success: 200,
    response: z.object({ ended: z.number().int().default(0) }),
  }),
}
