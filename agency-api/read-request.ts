import { bodyLimitOf, type Endpoint } from '#contract/endpoint.ts'
import { AgencyError, type ErrorCode } from '#contract/errors.ts'
import { decodeForm } from '#contract/multipart.ts'
import { decodeQuery } from '#contract/query.ts'
import { toFieldErrors } from '#contract/rules.ts'
import { decodeText } from '#contract/text-decoding.ts'
import { parseForm } from './parse-form.ts'
import { normalizeInput } from './search-text.ts'

/** Parses the path's parameters. Throws ID_MALFORMED. */
export function readParams(endpoint: Endpoint, params: Record<string, string>): unknown {
  const parsed = endpoint.params.safeParse(decodeText(endpoint.params, params))
  if (!parsed.success) throw new AgencyError('ID_MALFORMED')
  return parsed.data
}

/** Parses the query. Throws ERROR_WITH_FILTER with the invalid fields. */
export function readQuery(endpoint: Endpoint, params: URLSearchParams): unknown {
  const parsed = endpoint.query.safeParse(normalizeInput(decodeQuery(endpoint.query, params)))
  if (!parsed.success) throw new AgencyError('ERROR_WITH_FILTER', { fields: toFieldErrors(parsed.error) })
  return parsed.data
}

/** Parses a form or JSON body, reading at most the endpoint's limit. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, bodyLimitOf(endpoint, type))
  const parsed = endpoint.body.safeParse(normalizeInput(await decodeBody(endpoint, type, bytes)))
  if (parsed.success) return parsed.data
  const fields = toFieldErrors(parsed.error)
  throw new AgencyError(codeOf(fields), { fields })
}

async function decodeBody(
  endpoint: Endpoint,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  if (bytes.byteLength === 0) return {}
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    return decodeForm(endpoint.body, await parseForm(type, bytes))
  if (/^application\/json\b/i.test(type)) {
    try {
      return JSON.parse(new TextDecoder().decode(bytes))
    } catch {}
  }
  throw new AgencyError('ERROR', { status: 400 })
}

/** Counts while reading, so that a body without a correct Content-Length is cut off too (docs/security.md P-7). */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limit) throw new AgencyError('FILE_TOO_LARGE')
  const bytes = new Uint8Array(declared > 0 ? declared : limit)
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      if (size + chunk.byteLength > bytes.byteLength) throw new AgencyError('FILE_TOO_LARGE')
      bytes.set(chunk, size)
      size += chunk.byteLength
    }
  } catch (error) {
    throw error instanceof AgencyError ? error : new AgencyError('ERROR', { status: 400 })
  }
  if (declared > 0 && size !== declared) throw new AgencyError('ERROR', { status: 400 })
  return bytes.subarray(0, size)
}

/** Returns one code for the response, that of the most specific broken rule; the fields contain the rest. */
function codeOf(fields: Record<string, string>): ErrorCode {
  const rules = Object.values(fields)
  if (rules.includes('file')) return 'FILE_TOO_LARGE'
  if (rules.includes('FILE_EMPTY')) return 'FILE_EMPTY'
  if (rules.includes('FILE_TYPE_NOT_ALLOWED')) return 'FILE_TYPE_NOT_ALLOWED'
  if (rules.includes('confirmed')) return 'PASSWORDS_DONT_MATCH'
  if (fields.password?.startsWith('min:')) return 'PASSWORD_TOO_SHORT_MIN_5'
  if (rules.includes('email')) return 'EMAIL_IS_NOT_VALID'
  if (rules.includes('required') || rules.includes('oneLanguage')) return 'IS_EMPTY'
  return 'MISSING'
}
