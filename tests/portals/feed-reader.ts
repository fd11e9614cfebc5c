/** Reads a feed as a portal does: with If-None-Match, and ignoring adverts whose date is unchanged. */
export function createFeedReader(
  fetchFeed: (address: string, headers: Record<string, string>) => Promise<Response>,
  parseItems: (text: string) => { id: string; date: string }[],
) {
  let etag: string | null = null
  let datesById = new Map<string, string>()
  return {
    visibleIds: () => [...datesById.keys()],
    async pull(address: string) {
      const response = await fetchFeed(address, etag === null ? {} : { 'if-none-match': etag })
      if (response.status !== 200)
        return { status: response.status, added: [], changed: [], gone: [], text: '' }
      etag = response.headers.get('etag')
      const text = await response.text()
      const newDatesById = new Map(parseItems(text).map(({ id, date }) => [id, date]))
      const added = [...newDatesById.keys()].filter((id) => !datesById.has(id))
      const changed = [...newDatesById]
        .filter(([id, date]) => datesById.has(id) && datesById.get(id) !== date)
        .map(([id]) => id)
      const gone = [...datesById.keys()].filter((id) => !newDatesById.has(id))
      datesById = newDatesById
      return { status: 200, added, changed, gone, text }
    },
  }
}

export const parseKyeroItems = (xml: string) =>
  Array.from(xml.matchAll(/<id>(.*?)<\/id>\s*<date>(.*?)<\/date>/g), ([, id = '', date = '']) => ({
    id,
    date,
  }))
