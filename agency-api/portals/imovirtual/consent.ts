import * as oauth from 'oauth4webapi'
import type { Environment } from '../../environment.ts'
import { NeedsConsent, TryLater } from '../adapter.ts'
import { isLoopback } from '../configuration.ts'
import { askPortal, NoAnswer, secondsOf } from '../outbound.ts'

/** What a consent is worth: kept sealed. */
export type Tokens = { access: string; refresh: string | null; expiresAt: string }

/** An hour, as the portal documents it, where an answer does not say. */
const usualSeconds = 3600

/**
 * Where the browser goes to consent. The portal knows its callback address from registration and takes neither
 * redirect_uri, scope nor PKCE, so the one-time `state` carries the protection.
 */
export function consentAddress(environment: Environment, state: string): string {
  const address = new URL(environment.IMOVIRTUAL_AUTHORIZATION_URL)
  address.searchParams.set('response_type', 'code')
  address.searchParams.set('client_id', environment.IMOVIRTUAL_CLIENT_ID ?? '')
  address.searchParams.set('state', state)
  return address.href
}

/** Exchanges what the portal sent the browser back with; the code lives a minute. Throws NeedsConsent when it is refused. */
export function exchange(
  environment: Environment,
  returned: { code?: string; state: string; error?: string },
  callback: string,
  now: Date,
): Promise<Tokens> {
  const { server, client, secret, options } = party(environment)
  return granted(now, async () => {
    const given = new URLSearchParams({ state: returned.state })
    if (returned.code !== undefined) given.set('code', returned.code)
    if (returned.error !== undefined) given.set('error', returned.error)
    const checked = oauth.validateAuthResponse(server, client, given, returned.state)
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      secret,
      checked,
      callback,
      oauth.nopkce,
      options,
    )
    return oauth.processAuthorizationCodeResponse(server, client, answer)
  })
}

/** New tokens for old. Throws NeedsConsent when the portal does not take the old ones any more, TryLater when it is silent. */
export async function refreshed(environment: Environment, tokens: Tokens, now: Date): Promise<Tokens> {
  const { refresh } = tokens
  if (refresh === null) throw new NeedsConsent('No refresh token')
  const { server, client, secret, options } = party(environment)
  const fresh = await granted(now, async () => {
    const answer = await oauth.refreshTokenGrantRequest(server, client, secret, refresh, options)
    return oauth.processRefreshTokenResponse(server, client, answer)
  })
  // A portal that does not rotate names no new refresh token: the old one stays good.
  return { ...fresh, refresh: fresh.refresh ?? refresh }
}

async function granted(now: Date, ask: () => Promise<oauth.TokenEndpointResponse>): Promise<Tokens> {
  try {
    const { access_token, refresh_token, expires_in } = await ask()
    const expiresAt = new Date(now.getTime() + (expires_in ?? usualSeconds) * 1000).toISOString()
    return { access: access_token, refresh: refresh_token ?? null, expiresAt }
  } catch (error) {
    if (error instanceof TryLater) throw error
    if (error instanceof NoAnswer) throw new TryLater({ cause: error })
    if (
      error instanceof oauth.ResponseBodyError ||
      error instanceof oauth.AuthorizationResponseError ||
      error instanceof oauth.WWWAuthenticateChallengeError ||
      error instanceof oauth.OperationProcessingError
    )
      throw new NeedsConsent('The portal did not grant access', { cause: error })
    throw error
  }
}

function party(environment: Environment) {
  const base = environment.IMOVIRTUAL_API_URL.replace(/\/+$/, '')
  const server: oauth.AuthorizationServer = { issuer: base, token_endpoint: `${base}/oauth/v1/token` }
  return {
    server,
    client: { client_id: environment.IMOVIRTUAL_CLIENT_ID ?? '' },
    secret: asItIs(environment),
    options: {
      [oauth.customFetch]: asJson(environment),
      [oauth.allowInsecureRequests]: isLoopback(base),
    },
  }
}

/** The portal takes id and secret as they are; the standard would escape each first. */
function asItIs(environment: Environment): oauth.ClientAuth {
  const pair = `${environment.IMOVIRTUAL_CLIENT_ID ?? ''}:${environment.IMOVIRTUAL_CLIENT_SECRET ?? ''}`
  return (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
}

/** The portal wants the grant as JSON and its API key beside it, where the standard has a form. */
function asJson(environment: Environment) {
  return async (
    address: string,
    { headers, body }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
  ): Promise<Response> => {
    const { redirect_uri: _, ...grant } = Object.fromEntries(body)
    const answer = await askPortal(environment, address, {
      method: 'POST',
      headers: { ...headers, ...portalHeaders(environment) },
      body: JSON.stringify(grant),
    })
    if (answer.status === 429 || answer.status >= 500) throw new TryLater({ seconds: secondsOf(answer) })
    return answer.status === 201 ? new Response(answer.body, { headers: answer.headers }) : answer
  }
}

/** What every call carries. */
export const portalHeaders = ({ IMOVIRTUAL_API_KEY }: Environment) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'user-agent': 'Soleira',
  'x-api-key': IMOVIRTUAL_API_KEY ?? '',
})
