import * as z from './zod.ts'
import { limits } from './limits.ts'
import { Id } from './values.ts'

type Shape = z.ZodObject | z.ZodType<Record<string, unknown>>

/** Declaration of one API call, from which clients, routes, forms, documentation and tests are derived. */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below /api/v1, with `{name}` for each parameter. */
  path: string
  summary: string
  /** The only status that means success; any other 2xx is a failure. */
  success: 200 | 201 | 202
  /** Required access: none, any session, or an Administrator's. */
  access: 'public' | 'session' | 'administrator'
  /** False for calls that change state. If such a call is a GET, the browser sends a POST (docs/security.md 3.5.3). */
  safe: boolean
  download: boolean
  /** Responses have the record's version as ETag; writes with an outdated If-Match get 412. APIs may ignore both. */
  versioned: boolean
  maxBodyBytes: number
  params: P
  query: Q
  body: B
  response: A
}

const emptyObject = z.object({})
type None = typeof emptyObject

type Route = `${Endpoint['method']} ${string}`
type ParamName<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type Ids<R extends string> = z.ZodObject<Record<ParamName<R>, typeof Id>>

type EndpointOptions<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = Partial<Omit<Endpoint<P, Q, B, A>, 'method' | 'path' | 'summary' | 'maxBodyBytes'>> & {
  summary: string
  /** True if the body contains a file, or the number of files: the upload limit then applies instead of `maxBody`. */
  upload?: boolean | number
  /** Maximum bytes of a body without a file; defaults to `limits.formBytes`. */
  maxBody?: number
}

/**
 * Defaults: status 202 for POST and 200 for other methods, session access, ids as path parameters, no query, no body,
 * an ignored response.
 */
export function endpoint<
  R extends Route,
  P extends Shape = Ids<R>,
  Q extends Shape = None,
  B extends Shape = None,
  A extends z.ZodType = z.ZodUnknown,
>(
  route: R,
  { upload, maxBody = limits.formBytes, ...options }: EndpointOptions<P, Q, B, A>,
): Endpoint<P, Q, B, A> {
  const [method, path] = route.split(' ') as [Endpoint['method'], string]
  const names = path.match(/(?<=\{)\w+/g) ?? []
  return {
    method,
    path,
    success: method === 'POST' ? 202 : 200,
    access: 'session',
    safe: method === 'GET',
    download: false,
    versioned: false,
    params: z.object(Object.fromEntries(names.map((name) => [name, Id]))) as unknown as P,
    query: emptyObject as unknown as Q,
    body: emptyObject as unknown as B,
    response: z.unknown() as unknown as A,
    maxBodyBytes: upload ? Number(upload) * limits.uploadBytes + limits.multipartOverheadBytes : maxBody,
    ...options,
  }
}

/** Returns the maximum bytes of a body with that Content-Type: only multipart bodies contain files. */
export function bodyLimitOf({ maxBodyBytes }: Pick<Endpoint, 'maxBodyBytes'>, contentType: string): number {
  return /^multipart\/form-data\b/i.test(contentType)
    ? maxBodyBytes
    : Math.min(maxBodyBytes, limits.jsonBytes)
}

/** Returns true if a call only reads, so that it can be retried. */
export function isReadOnly({ method, safe }: Pick<Endpoint, 'method' | 'safe'>): boolean {
  return method === 'GET' && safe
}

export type Params<E extends Endpoint> = z.output<E['params']>
export type Query<E extends Endpoint> = z.input<E['query']>
export type Body<E extends Endpoint> = z.input<E['body']>
export type ResponseBody<E extends Endpoint> = z.output<E['response']>

/** Returns the method between browser and BFF: a call that changes state is never a GET there. */
export function browserMethodOf(endpoint: Endpoint): Endpoint['method'] {
  return endpoint.method === 'GET' && !endpoint.safe ? 'POST' : endpoint.method
}
