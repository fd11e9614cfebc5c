import type { ResponseBody, Body, Params, Query } from '#contract/endpoint.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { SessionView } from './session-view'

/** Makes a part optional if it may be empty. */
type Part<K extends string, T> = Record<never, never> extends T ? { [key in K]?: T } : { [key in K]: T }

/** Arguments of a call: path parameters, query and body, each only if the contract declares it. */
export type CallArgs<C extends CallName> = Part<'params', Params<EndpointOf<C>>> &
  Part<'query', Query<EndpointOf<C>>> &
  Part<'body', Body<EndpointOf<C>>>

export type AnyArgs = { params?: object; query?: object; body?: object }

type SessionCallName = 'session.login' | 'session.register' | 'session.refresh'

/** Response in the browser: the contract's, except that calls that start or refresh a session return no token. */
export type CallResponse<C extends CallName> = C extends SessionCallName
  ? SessionView
  : ResponseBody<EndpointOf<C>>

export type CallOptions = {
  signal?: AbortSignal
  /** The version that this write is based on (`versionOf`); the API responds with 412 if another is stored. */
  ifMatch?: string | null
}
export type UploadOptions = CallOptions & {
  /** Fraction of the upload that was sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
}
