import type { AgencyError } from '#contract/errors.ts'
import { createStore } from '@/components/ui/create-store'
import { unavailableNotificationMs, notificationMs } from './notification-times'
import { isMaybeUnsupported, isUnsupported } from './unsupported-call'

type Params = Record<string, string | number>

/** Key of a message that app/layout.tsx loads for every page. Others would be missing after a navigation. */
export type NotificationMessage = `${'common' | 'errors' | 'resource'}.${string}` | 'properties.DRAFT'

/** A message key (`common.SAVED_SUCCESSFULLY`) or a translated text. */
type NotificationText =
  { message: NotificationMessage; params?: Params; text?: undefined } | { text: string; message?: undefined }

export type Notification = NotificationText & {
  id: number
  tone: 'good' | 'plain' | 'danger'
  /** Milliseconds until it disappears; 0 shows it until it is closed. */
  timeout: number
  visible: boolean
  /** True: survives one navigation ("Saved" on the following page). `always`: survives all. */
  survivesNavigation: boolean | 'always'
  action?: Action
  group?: Group
  count: number
}

type Action = { label: string; run: () => unknown }

/** Notifications of a group are merged while they are open: "8 prices changed · Undo all". */
type Group = { name: string; text: (count: number) => string; actionLabel: string }

type NotificationRequest = NotificationText &
  Partial<Pick<Notification, 'tone' | 'timeout' | 'survivesNavigation' | 'action' | 'group'>>

/** A notification becomes visible this long after its message is set. Value from the specification. */
const visibilityDelayMs = 100

export const notificationStore = createStore<readonly Notification[]>([])
let lastId = 0

/**
 * Shows a notification; client only. The default tone is success, for 6 s; errors stay until closed. Returns a
 * function that closes it. Identical messages are shown once unless their actions differ; those of a group are merged.
 */
export function notify(request: NotificationRequest): () => void {
  const tone = request.tone ?? 'good'
  const id = ++lastId
  const notification: Notification = {
    ...request,
    id,
    tone,
    timeout: request.timeout ?? (tone === 'danger' ? 0 : notificationMs),
    survivesNavigation: request.survivesNavigation ?? false,
    visible: false,
    count: 1,
  }
  const current = notificationStore.read()
  const previous = current.find(({ group }) => group !== undefined && group.name === notification.group?.name)
  const newest = previous === undefined ? notification : mergeNotifications(previous, notification)
  notificationStore.set([...current.filter((item) => item !== previous && !isSame(item, newest)), newest])
  setTimeout(
    () =>
      notificationStore.set(
        notificationStore.read().map((item) => (item.id === id ? { ...item, visible: true } : item)),
      ),
    visibilityDelayMs,
  )
  return () => closeNotification(id)
}

/** Shows a notification with an undo button until it is closed, on any page. */
export function notifyUndoable(text: string, label: string, undo: () => unknown): void {
  const run = () => {
    close()
    return undo()
  }
  const close = notify({ text, timeout: 0, survivesNavigation: 'always', action: { label, run } })
}

/**
 * Shows a failed call's error text. Texts about demo records and unfinished pages aren't styled as errors and disappear
 * after 5 s.
 */
export function notifyError(
  error: Pick<AgencyError, 'code' | 'params'> & Partial<Pick<AgencyError, 'status'>>,
): () => void {
  const { code, params, status } = error
  if (status !== undefined && isMaybeUnsupported({ code, status })) {
    const message = isUnsupported({ code, status }) ? 'resource.notOffered' : 'resource.notOfferedHelp'
    return notify({ message, tone: 'danger' })
  }
  const isDemo = code === 'DEMO'
  const minutes = params.minutes ?? document.documentElement.dataset.demoReset
  const text: NotificationText =
    isDemo && minutes !== undefined
      ? { message: 'common.demoRecord', params: { minutes: Number(minutes) } }
      : { message: `errors.${code}`, params }
  return notify({
    ...text,
    ...(isDemo || code === 'UNDER_CONSTRUCTION'
      ? { tone: 'plain', timeout: unavailableNotificationMs }
      : { tone: 'danger' }),
  })
}

export function closeNotification(id: number) {
  notificationStore.set(notificationStore.read().filter((item) => item.id !== id))
}

export function clearNotifications() {
  notificationStore.set(
    notificationStore
      .read()
      .filter((item) => item.survivesNavigation)
      .map((item) => ({
        ...item,
        survivesNavigation: item.survivesNavigation === 'always' ? 'always' : false,
      })),
  )
}

/** Merges two notifications of a group. The merged action runs both actions, latest first. */
function mergeNotifications(previous: Notification, latest: Notification): Notification {
  const { id, group, action } = latest
  const count = previous.count + 1
  if (group === undefined) return latest
  const hasBothActions = previous.action !== undefined && action !== undefined
  return {
    ...latest,
    message: undefined,
    text: group.text(count),
    count,
    visible: previous.visible,
    action: hasBothActions
      ? {
          label: group.actionLabel,
          async run() {
            closeNotification(id)
            // Sequential: both may concern the same record.
            await action.run()
            await previous.action?.run()
          },
        }
      : action,
  }
}

function isSame(a: Notification, b: Notification): boolean {
  return (
    a.action?.run === b.action?.run &&
    a.message === b.message &&
    a.text === b.text &&
    JSON.stringify(paramsOf(a)) === JSON.stringify(paramsOf(b))
  )
}

function paramsOf(notification: Notification): Params {
  return notification.text === undefined ? (notification.params ?? {}) : {}
}
