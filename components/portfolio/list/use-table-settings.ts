'use client'

import { useState } from 'react'
import { writeCookie } from '@/components/resource/cookies'
import { columnsCookie, type Density, densityCookie, type TableSettings } from './table-settings'

export type TableSettingsControl = TableSettings & {
  setDensity: (density: Density) => void
  setColumns: (columns: readonly string[]) => void
}

/** Settings of a table, stored in the browser. `initial` comes from the cookies so that hydration matches. */
export function useTableSettings(resource: string, initial: TableSettings): TableSettingsControl {
  const [settings, setSettings] = useState(initial)
  return {
    ...settings,
    setDensity(density) {
      writeCookie(densityCookie, density)
      setSettings({ ...settings, density })
    },
    setColumns(columns) {
      writeCookie(columnsCookie(resource), columns.join(','), columns.length === 0 ? 0 : undefined)
      setSettings({ ...settings, columns })
    },
  }
}
