export function openPuller(
  get: (address: string, headers: Record<string, string>) => Promise<Response>,
  itemsIn: (text: string) => { id: string; date: string }[],
) {
  let etag: string | null = null
  let visible = new Map<string, string>()
  return {
    visible: () => [...visible.keys()],
    async pull(address: string) {
      const response = await get(address, etag === null ? {} : { 'if-none-match': etag })
      if (response.status === 304) return { status: 304, added: [], changed: [], gone: [], text: '' }
      if (response.status !== 200)
        return { status: response.status, added: [], changed: [], gone: [], text: '' }
      etag = response.headers.get('etag')
      const text = await response.text()
      const next = new Map(itemsIn(text).map(({ id, date }) => [id, date]))
      const added = [...next.keys()].filter((id) => !visible.has(id))
      // Adverts with an unchanged date are not read again.
      const changed = [...next]
        .filter(([id, date]) => visible.has(id) && visible.get(id) !== date)
        .map(([id]) => id)
      const gone = [...visible.keys()].filter((id) => !next.has(id))
      visible = next
      return { status: 200, added, changed, gone, text }
    },
  }
}

export const kyeroItems = (xml: string) =>
  Array.from(xml.matchAll(/<id>(.*?)<\/id>\s*<date>(.*?)<\/date>/g), ([, id = '', date = '']) => ({
    id,
    date,
  }))
