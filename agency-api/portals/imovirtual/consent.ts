import * as oauth from 'oauth4webapi'
import type { Environment } from '../../environment.ts'
import { ConsentRequiredError } from '../adapter.ts'
import { isLoopback } from '../configuration.ts'
import { requestPortal } from '../outbound.ts'

export type Tokens = { access: string; refresh: string | null; expiresAt: string }

/** Documented default for responses without `expires_in`. */
const defaultLifetimeSeconds = 3600
/** Caps the portal's `expires_in`, which may be any number. If the portal rejects a token, callPortal refreshes it. */
const maxLifetimeSeconds = 30 * 24 * 3600

/**
 * Returns the URL for consent. The portal knows the callback URL from registration and supports neither
 * redirect_uri, scope nor PKCE, so the one-time `state` provides the protection.
 */
export function toConsentUrl(environment: Environment, state: string): string {
  const url = new URL(environment.IMOVIRTUAL_AUTHORIZATION_URL)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('client_id', environment.IMOVIRTUAL_CLIENT_ID ?? '')
  url.searchParams.set('state', state)
  return url.href
}

/**
 * Exchanges the code of the callback, which is valid for a minute, for tokens. Throws ConsentRequiredError if the
 * portal rejects the code, RetryLaterError if it doesn't respond.
 */
export function exchangeCode(
  environment: Environment,
  callback: { code?: string; state: string; error?: string },
  callbackUrl: string,
  now: Date,
): Promise<Tokens> {
  const { server, client, clientAuth, options } = oauthParameters(environment)
  return requestTokens(now, async () => {
    const parameters = new URLSearchParams({ state: callback.state })
    if (callback.code !== undefined) parameters.set('code', callback.code)
    if (callback.error !== undefined) parameters.set('error', callback.error)
    const validated = oauth.validateAuthResponse(server, client, parameters, callback.state)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuth,
      validated,
      callbackUrl,
      oauth.nopkce,
      options,
    )
    return oauth.processAuthorizationCodeResponse(server, client, response)
  })
}

/** Refreshes tokens. Throws ConsentRequiredError if the portal rejects them, RetryLaterError if it doesn't respond. */
export async function refreshTokens(environment: Environment, tokens: Tokens, now: Date): Promise<Tokens> {
  const { refresh } = tokens
  if (refresh === null) throw new ConsentRequiredError('No refresh token')
  const { server, client, clientAuth, options } = oauthParameters(environment)
  const fresh = await requestTokens(now, async () => {
    const response = await oauth.refreshTokenGrantRequest(server, client, clientAuth, refresh, options)
    return oauth.processRefreshTokenResponse(server, client, response)
  })
  // A portal that doesn't rotate returns no refresh token; the old one stays valid.
  return { ...fresh, refresh: fresh.refresh ?? refresh }
}

async function requestTokens(now: Date, request: () => Promise<oauth.TokenEndpointResponse>) {
  try {
    const { access_token, refresh_token, expires_in } = await request()
    const lifetimeSeconds = Math.min(expires_in ?? defaultLifetimeSeconds, maxLifetimeSeconds)
    const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000).toISOString()
    return { access: access_token, refresh: refresh_token ?? null, expiresAt }
  } catch (error) {
    if (
      error instanceof oauth.ResponseBodyError ||
      error instanceof oauth.AuthorizationResponseError ||
      error instanceof oauth.WWWAuthenticateChallengeError ||
      error instanceof oauth.OperationProcessingError
    )
      throw new ConsentRequiredError('The portal did not grant access', { cause: error })
    throw error
  }
}

function oauthParameters(environment: Environment) {
  const base = environment.IMOVIRTUAL_API_URL.replace(/\/+$/, '')
  const server: oauth.AuthorizationServer = { issuer: base, token_endpoint: `${base}/oauth/v1/token` }
  const { IMOVIRTUAL_CLIENT_ID: client_id = '', IMOVIRTUAL_CLIENT_SECRET = '' } = environment
  // Sends id and secret unescaped, as the portal expects; the standard would escape them.
  const credentials = Buffer.from(`${client_id}:${IMOVIRTUAL_CLIENT_SECRET}`).toString('base64')
  const clientAuth: oauth.ClientAuth = (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${credentials}`)
  const options = {
    [oauth.customFetch]: createJsonFetch(environment),
    [oauth.allowInsecureRequests]: isLoopback(base),
  }
  return { server, client: { client_id }, clientAuth, options }
}

/** Sends the grant as JSON with the API key, as the portal expects, instead of a form. */
function createJsonFetch(environment: Environment) {
  return async (
    url: string,
    { headers, body }: oauth.CustomFetchOptions<'POST', URLSearchParams>,
  ): Promise<Response> => {
    const { redirect_uri: _, ...grant } = Object.fromEntries(body)
    const response = await requestPortal(environment, url, {
      method: 'POST',
      headers: { ...headers, ...portalHeaders(environment) },
      body: JSON.stringify(grant),
    })
    // The library accepts only 200.
    return response.status === 201 ? new Response(response.body, { headers: response.headers }) : response
  }
}

export const portalHeaders = ({ IMOVIRTUAL_API_KEY }: Environment) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'user-agent': 'Soleira',
  'x-api-key': IMOVIRTUAL_API_KEY ?? '',
})
