import type { AgencyError } from '#contract/errors.ts'
import { demoNoticeMs, noticeMs } from './notice-times'
import { lacksCall, lacksMethod } from './lacks-call'

type Params = Record<string, string | number>

/** Key of a message that every page has (app/layout.tsx); others would be missing after a navigation. */
export type NoticeMessage = `${'common' | 'errors' | 'resource'}.${string}` | 'properties.DRAFT'

/** A message key (`common.SAVED_SUCCESSFULLY`) or a translated text. */
type Wording =
  { message: NoticeMessage; params?: Params; text?: undefined } | { text: string; message?: undefined }

type Notice = Wording & {
  id: number
  tone: 'good' | 'plain' | 'danger'
  /** Milliseconds until it disappears; 0 shows it until it is closed. */
  timeout: number
  visible: boolean
  /** True survives the next navigation ("Saved" on the following page), `always` every one. */
  sticky: boolean | 'always'
  action?: Action
  group?: Group
  /** Number of notifications of its group that it represents. */
  count: number
}

type Action = { label: string; run: () => unknown }

/** Consecutive notifications of a group collapse into one: "8 prices changed · Undo all". */
type Group = { name: string; text: (count: number) => string; actionLabel: string }

type Request = Wording & Partial<Pick<Notice, 'tone' | 'timeout' | 'sticky' | 'action' | 'group'>>

/** A notification becomes visible this long after its message is set. Value from the specification. */
const visibilityDelayMs = 100

let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function setNotices(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Shows a notification; client only. The default tone is success, for 6 s; errors stay until closed. Returns a
 * function that closes it. Identical messages are shown once, and a group as one.
 */
export function notify(request: Request): () => void {
  const tone = request.tone ?? 'good'
  const id = ++lastId
  const notice: Notice = {
    ...request,
    id,
    tone,
    timeout: request.timeout ?? (tone === 'danger' ? 0 : noticeMs),
    sticky: request.sticky ?? false,
    visible: false,
    count: 1,
  }
  const previous = notices.find(({ group }) => group !== undefined && group.name === notice.group?.name)
  const next = previous === undefined ? notice : mergeNotices(previous, notice)
  setNotices([...notices.filter((item) => item !== previous && !sameWording(item, next)), next])
  setTimeout(
    () => setNotices(notices.map((item) => (item.id === id ? { ...item, visible: true } : item))),
    visibilityDelayMs,
  )
  return () => closeNotice(id)
}

/** Shows a failed call's error text. The notice of a disabled demo record isn't an error and disappears after 5 s. */
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
  setNotices(notices.filter((item) => item.id !== id))
}

export function clearNotices() {
  setNotices(
    notices
      .filter((item) => item.sticky)
      .map((item) => ({ ...item, sticky: item.sticky === 'always' && item.sticky })),
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

/** Merges two notifications of a group. The action runs both, latest first. */
function mergeNotices(previous: Notice, latest: Notice): Notice {
  const { id, group, action } = latest
  const count = previous.count + 1
  if (group === undefined) return latest
  const both = previous.action !== undefined && action !== undefined
  return {
    ...latest,
    message: undefined,
    text: group.text(count),
    count,
    visible: previous.visible,
    action: both
      ? {
          label: group.actionLabel,
          async run() {
            closeNotice(id)
            // Sequential: both may concern the same record.
            await action.run()
            await previous.action?.run()
          },
        }
      : action,
  }
}

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
