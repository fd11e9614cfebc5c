/** What the tabs of one browser tell each other about the session they share. */
export type SessionNews = 'signed-out' | 'signed-in'

const channelName = 'soleira-session'

// A channel does not hear what it says itself; a second one in the same tab would.
let own: BroadcastChannel | undefined

export function tellOtherTabs(news: SessionNews) {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = own ?? new BroadcastChannel(channelName)
  channel.postMessage(news)
  if (channel !== own) channel.close()
}

/** Calls back when another tab signs out or in; returns what ends the listening. For one listener at a time. */
export function hearOtherTabs(onNews: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  own = channel
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' || data === 'signed-in') onNews(data)
  }
  return () => {
    channel.close()
    if (own === channel) own = undefined
  }
}
