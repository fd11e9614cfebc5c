import { parseJsonOrText } from '#contract/query.ts'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { discardConsent, getAccessToken } from '../accounts.ts'
import { requestPortal } from '../outbound.ts'
import { portalHeaders } from './consent.ts'

export type PortalResponse = { status: number; body: unknown }

/**
 * Calls the portal with a valid token, and after a 401 once more with a fresh token. Throws the errors of
 * `discardConsent` if the portal rejects the fresh token too, RetryLaterError for 429, 5xx and if there is no response,
 * and the errors of `getAccessToken`; returns any other response.
 */
export async function callPortal(
  context: AppContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<PortalResponse> {
  const token = await getAccessToken(context, 'imovirtual')
  const response = await send(context, token, method, path, body)
  if (response.status !== 401) return response
  const freshToken = await getAccessToken(context, 'imovirtual', token)
  const secondResponse = await send(context, freshToken, method, path, body)
  if (secondResponse.status !== 401) return secondResponse
  // The connected account has lost its access.
  return discardConsent(context, 'imovirtual', freshToken)
}

async function send({ environment }: AppContext, token: string, method: string, path: string, body: unknown) {
  const base = environment.IMOVIRTUAL_API_URL.replace(/\/+$/, '')
  const headers = { ...portalHeaders(environment), authorization: `Bearer ${token}` }
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const options = { createsAdvert: method === 'POST' }
  const response = await requestPortal(environment, base + path, request, options)
  return { status: response.status, body: parseJsonOrText(await response.text()) }
}

/** Text without control characters, short enough for every database to index; anything else counts as missing. */
const shortText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u)
    .nullish()
    .catch(null)
const truncatedText = z
  .string()
  .transform((value) => value.slice(0, 2000))
  .nullish()
  .catch(null)

/** Object that counts as missing if it is invalid. */
const optionalObject = <S extends z.ZodRawShape>(shape: S) => z.object(shape).nullish().catch(null)

/** Imovirtual's response for an advert; any member of `data` may be missing. */
export const PortalAdvert = z.object({
  data: z.object({
    uuid: shortText(200),
    last_action_status: shortText(100),
    custom_fields: optionalObject({ id: z.coerce.number().int().nullish().catch(null) }),
    state: optionalObject({
      code: shortText(100),
      url: shortText(2000),
      moderation: optionalObject({ reason: truncatedText, description: truncatedText }),
    }),
    last_error: z.unknown().optional(),
  }),
})
export type PortalAdvert = z.output<typeof PortalAdvert>['data']

/** Returns null for a response that doesn't describe an advert. */
export function parsePortalAdvert(body: unknown): PortalAdvert | null {
  return PortalAdvert.safeParse(body).data?.data ?? null
}
