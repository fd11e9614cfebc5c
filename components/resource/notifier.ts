import type { AgencyError } from '#contract/errors.ts'
import { demoNoticeMs, noticeMs } from './notice-times'
import { lacksCall, lacksMethod } from './lacks-call'

type Params = Record<string, string | number>

/** What a message may say: a key of the catalogue (`common.SAVED_SUCCESSFULLY`), or a text that is translated already. */
type Wording = { message: string; params?: Params; text?: undefined } | { text: string; message?: undefined }

export type Notice = Wording & {
  id: number
  tone: 'good' | 'plain' | 'danger'
  /** Milliseconds until it goes; 0 stays until it is closed. */
  timeout: number
  visible: boolean
  /** True survives the next navigation ("Saved" on the page that saving leads to), `always` every one. */
  keep: boolean | 'always'
  action?: { label: string; run: () => void }
}

type Request = Wording & Partial<Pick<Notice, 'tone' | 'timeout' | 'keep' | 'action'>>

/** A notice becomes visible this much after its message is set: the product's specification gives the figure. */
const visibilityDelayMs = 100

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message, from anywhere on the client. Success unless `tone` says otherwise, gone after 6 s; errors stay until they
 * are closed. Returns what closes it. The same message twice is shown once.
 */
export function notify(request: Request): () => void {
  const tone = request.tone ?? 'good'
  const id = ++lastId
  const notice: Notice = {
    ...request,
    id,
    tone,
    timeout: request.timeout ?? (tone === 'danger' ? 0 : noticeMs),
    keep: request.keep ?? false,
    visible: false,
  }
  set([...notices.filter((each) => !sameWording(each, notice)), notice])
  setTimeout(
    () => set(notices.map((each) => (each.id === id ? { ...each, visible: true } : each))),
    visibilityDelayMs,
  )
  return () => closeNotice(id)
}

/** Shows a failed call's code as its text. A disabled demo record is no failure: its notice is calm, and goes after 5 s. */
export function notifyError(
  error: Pick<AgencyError, 'code' | 'params'> & Partial<Pick<AgencyError, 'status'>>,
): () => void {
  const { code, status } = error
  if (status !== undefined && lacksCall({ code, status })) {
    const message = lacksMethod({ code, status }) ? 'resource.notOffered' : 'resource.notOfferedHelp'
    return notify({ message, tone: 'danger' })
  }
  const minutes = Number(document.documentElement.dataset.demoReset ?? 0)
  if (error.code === 'DEMO' && minutes > 0) {
    const notice = { message: 'common.demoRecord', params: { minutes } } as const
    return notify({ ...notice, tone: 'plain', timeout: demoNoticeMs })
  }
  if (error.code === 'DEMO' || error.code === 'UNDER_CONSTRUCTION') {
    return notify({ message: `errors.${error.code}`, tone: 'plain', timeout: demoNoticeMs })
  }
  return notify({ message: `errors.${error.code}`, params: error.params, tone: 'danger' })
}

export function closeNotice(id: number | string) {
  set(notices.filter((each) => each.id !== id))
}

/** Before a navigation: all go but those that were to live through it. */
export function clearNotices() {
  set(
    notices
      .filter((each) => each.keep)
      .map((each) => ({ ...each, keep: each.keep === 'always' && each.keep })),
  )
}

export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => notices,
  readOnServer: () => none,
}

const none: readonly Notice[] = []

function sameWording(a: Notice, b: Notice): boolean {
  return (
    a.message === b.message &&
    a.text === b.text &&
    JSON.stringify(paramsOf(a)) === JSON.stringify(paramsOf(b))
  )
}

function paramsOf(notice: Notice): Params {
  return notice.text === undefined ? (notice.params ?? {}) : {}
}
