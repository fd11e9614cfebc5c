import { MIMEType } from 'node:util'
import { AgencyError } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'

/** Limit of RFC 2046, 5.1.1. Searching a body for a longer boundary can take minutes. */
const maxBoundaryLength = 70

/** A multipart body has a delimiter before each field and one at the end. */
const maxDelimiters = limits.multipartKeys + 1

/**
 * Parses a multipart or URL-encoded body. Throws ERROR (400) on a malformed one. Counts the fields first, because
 * parsing many empty ones takes seconds (docs/security.md U-8).
 */
export async function parseForm(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const form = parseFormType(type)
  if (form === null || countDelimiters(bytes, form.delimiter) > maxDelimiters) throw malformedError()
  const response = new Response(bytes, { headers: { 'content-type': form.type } })
  return response.formData().catch(() => {
    throw malformedError()
  })
}

/** Rebuilds the type from the parsed one, so that fields are counted and parsed with the same boundary. */
function parseFormType(type: string): { type: string; delimiter: string } | null {
  try {
    const { essence, params } = new MIMEType(type)
    if (essence !== 'multipart/form-data') return { type: essence, delimiter: '&' }
    const boundary = params.get('boundary')
    if (boundary === null || boundary === '' || boundary.length > maxBoundaryLength) return null
    const mimeType = new MIMEType(essence)
    mimeType.params.set('boundary', boundary)
    return { type: String(mimeType), delimiter: `--${boundary}` }
  } catch {
    return null
  }
}

/** Counts occurrences; stops above the limit. */
function countDelimiters({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>, delimiter: string) {
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  let total = 0
  let at = bytes.indexOf(delimiter)
  while (at !== -1 && total <= maxDelimiters) {
    total += 1
    at = bytes.indexOf(delimiter, at + delimiter.length)
  }
  return total
}

function malformedError(): AgencyError {
  return new AgencyError('ERROR', { status: 400 })
}
