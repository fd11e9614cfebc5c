import { randomBytes } from 'node:crypto'

export type Client = { id: string; secret: string }

const codeLifetimeMs = 60_000
const accessTokenLifetimeMs = 3_600_000

/** Codes work once and for a minute, access tokens for an hour. Each refresh replaces the refresh token. */
export function createAuthorizationServer(client: Client, now: () => number) {
  const codes = new Map<string, number>()
  const accessTokens = new Map<string, number>()
  let refreshToken: string | null = null
  const randomToken = () => randomBytes(16).toString('hex')

  function issueTokens() {
    const token = randomToken()
    refreshToken = randomToken()
    accessTokens.set(token, now() + accessTokenLifetimeMs)
    return {
      status: 200,
      body: { access_token: token, refresh_token: refreshToken, expires_in: 3600, token_type: 'bearer' },
    }
  }
  const reject = (error: string, status = 400) => ({ status, body: { error } })

  return {
    issueCode() {
      const code = randomToken()
      codes.set(code, now() + codeLifetimeMs)
      return code
    },
    /** Exchanges a code or refresh token for tokens. `authorization` is the Basic header, `body` the JSON grant. */
    exchange(authorization: string | null, body: Record<string, unknown>) {
      const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
      if (authorization !== basic) return reject('invalid_client', 401)
      if (body.grant_type === 'authorization_code') {
        const expiresAt = codes.get(String(body.code)) ?? 0
        codes.delete(String(body.code))
        return expiresAt > now() ? issueTokens() : reject('invalid_grant')
      }
      if (body.grant_type === 'refresh_token')
        return refreshToken !== null && body.refresh_token === refreshToken
          ? issueTokens()
          : reject('invalid_grant')
      return reject('unsupported_grant_type')
    },
    isValidToken: (bearer: string | null) =>
      (accessTokens.get((bearer ?? '').replace(/^Bearer /, '')) ?? 0) > now(),
    /** Expires every access token; the refresh token stays valid. */
    expireAccessTokens: () => accessTokens.clear(),
    revoke() {
      accessTokens.clear()
      refreshToken = null
    },
  }
}

export const consentPage = (query: URLSearchParams) => `<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Autorizar - portal de ensaio</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 12vh auto; padding: 0 1.5rem; color: #222; background: #fff }
button { font: inherit; padding: .6rem 1.2rem; margin-right: .6rem; border: 1px solid #767676; border-radius: .4rem; background: #fff; color: #222 }
button[value=yes] { background: #14532d; border-color: #14532d; color: #fff }
</style>
</head>
<body>
<main>
<h1>Portal de ensaio</h1>
<p>Este portal faz as vezes do Imovirtual nesta máquina. Nada do que aqui acontece chega à Internet.</p>
<p><strong>Soleira</strong> pede autorização para publicar anúncios em nome da sua agência.</p>
<form method="get" action="/consent">
<input type="hidden" name="state" value="${(query.get('state') ?? '').replace(/[^\w-]/g, '')}">
<button name="decision" value="yes">Autorizar</button>
<button name="decision" value="no">Recusar</button>
</form>
</main>
</body>
</html>
`
