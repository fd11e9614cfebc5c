/** Codes of `errors.msg` with their HTTP status, including extensions of the specification. */
export const errorStatus = {
  /** No such path. `NOT_FOUND`: no such record or file. */
  '404': 404,
  BAD_TOKEN: 401,
  WRONG_PASSWORD: 401,
  USER_DOES_NOT_EXIST: 401,
  PASSWORDS_DONT_MATCH: 422,
  PASSWORD_TOO_SHORT_MIN_5: 422,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_COMMON: 422,
  PASSWORD_FROM_NAMES: 422,
  BLOCKED_USER: 429,
  SERVER_TIMEOUT_CONNECTION_ERROR: 504,
  EMAIL_IS_NOT_VALID: 422,
  IS_EMPTY: 422,
  ERROR: 500,
  MISSING: 422,
  NOT_FOUND_OR_ALREADY_VERIFIED: 404,
  NOT_FOUND_OR_ALREADY_USED: 404,
  NOT_FOUND: 404,
  UNAUTHORIZED: 403,
  EMAIL_ALREADY_EXISTS: 409,
  ID_MALFORMED: 400,
  ERROR_WITH_FILTER: 400,
  CITY_ALREADY_EXISTS: 409,
  UNDER_CONSTRUCTION: 503,
  DEMO: 403,
  AGENT_IN_USE: 409,
  LAST_ADMINISTRATOR: 409,
  OWN_ACCOUNT: 409,
  KEY_IN_USE: 409,
  REFERENCE_ALREADY_EXISTS: 409,
  SLUG_ALREADY_EXISTS: 409,
  HIGHLIGHT_LIMIT: 409,
  SAVED_VIEW_LIMIT: 409,
  LOCATION_ALREADY_SET: 409,
  NEW_NOT_LINKED: 409,
  PRICE_OUT_OF_RANGE: 409,
  NOT_PUBLISHABLE: 409,
  CHANGED_BY_SOMEONE_ELSE: 412,
  CHANGED_SINCE: 409,
  NOT_REVERTIBLE: 409,
  FILE_TOO_LARGE: 413,
  UPLOAD_QUOTA_REACHED: 429,
  UPLOAD_VOLUME_REACHED: 429,
  STORAGE_FULL: 507,
  STORAGE_UNAVAILABLE: 503,
  FILE_TYPE_NOT_ALLOWED: 415,
  FILE_CONTENT_DIFFERS: 415,
  FILE_UNREADABLE: 422,
  FILE_EMPTY: 422,
  IMAGE_TOO_MANY_PIXELS: 422,
  IMAGE_TOO_COMPLEX: 422,
  REGISTRATION_CLOSED: 403,
  TOO_MANY_REQUESTS: 429,
  MAIL_NOT_SENT: 502,
  PORTAL_NOT_CONFIGURED: 409,
  PORTAL_NOT_CONNECTED: 409,
  PORTAL_ERROR: 502,
  BAD_SIGNATURE: 403,
  CROSS_ORIGIN: 403,
  METHOD_NOT_ALLOWED: 405,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Narrows a text to a code of the catalogue; unknown codes of other APIs become ERROR (docs/security.md 16.5.1). */
export function toErrorCode(text: unknown): ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorStatus, text) ? (text as ErrorCode) : 'ERROR'
}

/** Maps a field name (bracket notation, as sent) to a rule of rules.ts or a code of this catalogue. */
export type FieldErrors = Record<string, string>

/** Error of the API: thrown where the cause is known, displayed by forms, notifications and error states. */
export class AgencyError extends Error {
  readonly code: ErrorCode
  /** Status of the response; 0 if there was none. */
  readonly status: number
  readonly fields: FieldErrors
  /** Parameters of the message, such as the number of an agent's properties. */
  readonly params: Record<string, string | number>

  constructor(
    code: ErrorCode,
    details: { status?: number; fields?: FieldErrors; params?: Record<string, string | number> } = {},
  ) {
    super(code)
    this.name = 'AgencyError'
    this.code = code
    this.status = details.status ?? errorStatus[code]
    this.fields = details.fields ?? {}
    this.params = details.params ?? {}
  }

  /** Returns the response body: `{ errors: { msg, fields?, params? } }`. */
  toJSON() {
    const isNotEmpty = (part: object) => Object.keys(part).length > 0
    return {
      errors: {
        msg: this.code,
        ...(isNotEmpty(this.fields) && { fields: this.fields }),
        ...(isNotEmpty(this.params) && { params: this.params }),
      },
    }
  }

  /** Parses the body of a failed response. An unknown shape is ERROR with that status, or BAD_TOKEN for a 401. */
  static from(body: unknown, status: number): AgencyError {
    const errors = readProperty(body, 'errors')
    const msg = readProperty(errors, 'msg')
    const code =
      msg === undefined && status === 401 ? 'BAD_TOKEN' : toErrorCode(Array.isArray(msg) ? msg[0] : msg)
    return new AgencyError(code, {
      status,
      fields: pickValid(readProperty(errors, 'fields'), (value) => typeof value === 'string') as FieldErrors,
      params: pickValid(readProperty(errors, 'params'), (value) =>
        ['string', 'number'].includes(typeof value),
      ) as Record<string, string | number>,
    })
  }
}

function readProperty(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function pickValid(value: unknown, isValid: (value: unknown) => boolean): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, entry]) => isValid(entry)))
    : {}
}
