/** A portal that fetches a feed: what it has is what the last file said, no more and no less. */
export function openPuller(
  get: (address: string, headers: Record<string, string>) => Promise<Response>,
  itemsIn: (text: string) => { id: string; date: string }[],
) {
  let etag: string | null = null
  let shown = new Map<string, string>()
  return {
    shown: () => [...shown.keys()],
    async pull(address: string) {
      const answer = await get(address, etag === null ? {} : { 'if-none-match': etag })
      if (answer.status === 304) return { status: 304, added: [], changed: [], gone: [], text: '' }
      if (answer.status !== 200) return { status: answer.status, added: [], changed: [], gone: [], text: '' }
      etag = answer.headers.get('etag')
      const text = await answer.text()
      const next = new Map(itemsIn(text).map(({ id, date }) => [id, date]))
      const added = [...next.keys()].filter((id) => !shown.has(id))
      // The same date means that nothing is read again.
      const changed = [...next]
        .filter(([id, date]) => shown.has(id) && shown.get(id) !== date)
        .map(([id]) => id)
      const gone = [...shown.keys()].filter((id) => !next.has(id))
      shown = next
      return { status: 200, added, changed, gone, text }
    },
  }
}

export const kyeroItems = (xml: string) =>
  Array.from(xml.matchAll(/<id>(.*?)<\/id>\s*<date>(.*?)<\/date>/g), ([, id = '', date = '']) => ({
    id,
    date,
  }))
