import type { Answer, Body, Params, Query } from '#contract/endpoint.ts'
import type { CallName, EndpointOf } from '#contract/index.ts'
import type { SessionView } from './session-view'

/** A part that may be empty may be left out. */
type Part<K extends string, T> = Record<never, never> extends T ? { [key in K]?: T } : { [key in K]: T }

/** What a call takes: its path's parameters, its query and its body, each only where the contract asks for it. */
export type CallArgs<C extends CallName> = Part<'params', Params<EndpointOf<C>>> &
  Part<'query', Query<EndpointOf<C>>> &
  Part<'body', Body<EndpointOf<C>>>

/** Any arguments, once the types have been checked by whoever passed them. */
export type AnyArgs = { params?: object; query?: object; body?: object }

/** Calls whose answer carries the token upstream; the browser gets the session without it. */
export type SessionCallName = 'session.login' | 'session.register' | 'session.refresh'

/** What the browser is given: the contract's answer, except where that would carry the token. */
export type CallAnswer<C extends CallName> = C extends SessionCallName ? SessionView : Answer<EndpointOf<C>>

export type CallOptions = {
  signal?: AbortSignal
  /** The version that this write is made upon (`versionOf`): the API refuses it (412) when another is stored by now. */
  ifMatch?: string | null
}
export type UploadOptions = CallOptions & {
  /** How much has left the browser, from 0 to 1. */
  onProgress?: (share: number) => void
}
