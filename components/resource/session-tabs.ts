/** Messages between a browser's tabs about their shared session. */
type SessionChange = 'signed-out' | 'signed-in'

const channelName = 'soleira-session'

// A BroadcastChannel doesn't receive its own messages, but a second one in the same tab would.
let ownChannel: BroadcastChannel | undefined

export function notifyOtherTabs(change: SessionChange) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = ownChannel ?? new BroadcastChannel(channelName)
  channel.postMessage(change)
  if (channel !== ownChannel) channel.close()
}

/** Calls `listener` when another tab signs in or out. Returns an unsubscribe function. Supports one listener at a time. */
export function subscribeToOtherTabs(listener: (change: SessionChange) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  ownChannel = channel
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' || data === 'signed-in') listener(data)
  }
  return () => {
    channel.close()
    if (ownChannel === channel) ownChannel = undefined
  }
}
