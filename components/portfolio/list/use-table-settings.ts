import { useEffect, useState } from 'react'
import { writeCookie } from '@/components/resource/browser-storage'
import { useQueryString } from '@/components/resource/use-query-string'
import { columnsCookie, densityCookie, type TableSettings } from './table-settings'

export type TableSettingsControl = TableSettings & {
  change: (settings: Partial<TableSettings>) => void
}

/** Settings of a table, stored in cookies. `initial` is what the server rendered, so that hydration matches. */
export function useTableSettings(resource: string, initial: TableSettings): TableSettingsControl {
  const [settings, setSettings] = useState(initial)
  const { query, write } = useQueryString()

  // Move the settings from the URL to the cookies, so that a reload doesn't undo later changes of the table.
  useEffect(() => {
    if (!query.has('columns') && !query.has('density')) return
    storeInCookies(resource, initial)
    const otherParams = new URLSearchParams(query)
    otherParams.delete('columns')
    otherParams.delete('density')
    write(otherParams.toString(), 'replaceState')
  }, [resource, initial, query, write])

  function change(newSettings: Partial<TableSettings>) {
    storeInCookies(resource, newSettings)
    setSettings({ ...settings, ...newSettings })
  }

  return { ...settings, change }
}

function storeInCookies(resource: string, { density, columns }: Partial<TableSettings>) {
  if (density !== undefined) writeCookie(densityCookie, density)
  // A maximum age of 0 deletes the cookie: the default columns need none.
  if (columns !== undefined)
    writeCookie(columnsCookie(resource), columns.join(','), columns.length === 0 ? 0 : undefined)
}
