import * as z from './zod.ts'
import { limits } from './limits.ts'

type Shape = z.ZodObject | z.ZodType<Record<string, unknown>>

/** One call of the agency's API, said once: every client, route, form, document and test derives from this. */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /api/v1, with `{name}` for each parameter. */
  path: string
  summary: string
  /** The one status that means success; another 2xx is a failure. */
  success: 200 | 201 | 202
  /** Who may call: anyone, anyone signed in, or Administrators only. */
  access: 'public' | 'session' | 'administrator'
  /** False for what changes state, GETs that write among it: those are POST between browser and BFF (docs/security.md X-4). */
  safe: boolean
  /** A file comes back instead of JSON. */
  download: boolean
  maxBodyBytes: number
  params: P
  query: Q
  body: B
  answer: A
}

const none = z.object({})
type None = typeof none

type Declared<P, Q, B, A> = {
  method: Endpoint['method']
  path: string
  summary: string
  success: Endpoint['success']
  access?: Endpoint['access']
  safe?: boolean
  download?: boolean
  /** The body carries a file, or so many: the limit is that of uploads instead of that of forms. */
  upload?: boolean | number
  /** Bytes of a body without a file; `limits.formBytes` unless its largest valid form needs more. */
  maxBody?: number
  params?: P
  query?: Q
  body?: B
  answer?: A
}

/** Declares an endpoint; what is left out is signed-in access, no parameters, no body, an answer that is not read. */
export function endpoint<
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = None,
  A extends z.ZodType = z.ZodUnknown,
>(declared: Declared<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return {
    method: declared.method,
    path: declared.path,
    summary: declared.summary,
    success: declared.success,
    access: declared.access ?? 'session',
    safe: declared.safe ?? declared.method === 'GET',
    download: declared.download ?? false,
    maxBodyBytes: declared.upload
      ? Number(declared.upload) * limits.uploadBytes + limits.multipartOverheadBytes
      : (declared.maxBody ?? limits.formBytes),
    params: declared.params ?? (none as unknown as P),
    query: declared.query ?? (none as unknown as Q),
    body: declared.body ?? (none as unknown as B),
    answer: declared.answer ?? (z.unknown() as unknown as A),
  }
}

/** Returns how many bytes a body of that Content-Type may have: only a form carries files. */
export function bodyLimit({ maxBodyBytes }: Pick<Endpoint, 'maxBodyBytes'>, contentType: string): number {
  return /^multipart\/form-data\b/i.test(contentType)
    ? maxBodyBytes
    : Math.min(maxBodyBytes, limits.jsonBytes)
}

/** Whether a call only reads, so that asking it again does no harm. */
export function isRead({ method, safe }: Pick<Endpoint, 'method' | 'safe'>): boolean {
  return method === 'GET' && safe
}

export type Params<E extends Endpoint> = z.output<E['params']>
export type Query<E extends Endpoint> = z.input<E['query']>
export type Body<E extends Endpoint> = z.input<E['body']>
export type Answer<E extends Endpoint> = z.output<E['answer']>

/** The method between browser and BFF: what changes state is never a GET there. */
export function browserMethod(endpoint: Endpoint): Endpoint['method'] {
  return endpoint.method === 'GET' && !endpoint.safe ? 'POST' : endpoint.method
}
