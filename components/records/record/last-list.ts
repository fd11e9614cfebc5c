'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import type { FetchPage } from '@/components/resource/fetch-all-pages'

/** A list that the user visited, with the ids known so far, for links to the previous and next record. */
type VisitedList = {
  path: string
  total: number
  /** Record ids by position. */
  ids: ReadonlyMap<number, number>
  fetchPage: FetchPage<{ id: number }>
}

const last = new Map<string, VisitedList>()
const listeners = new Set<() => void>()

export function setVisitedList(folder: string, list: VisitedList) {
  last.set(folder, list)
  for (const notify of listeners) notify()
}

export function subscribeToLists(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const positions = (rows: readonly { id: number }[], from: number) =>
  rows.map(({ id }, index) => [from + index, id] as const)

/** Stores the visible page of a list; `from` is the position of its first row. */
export function useRememberList(
  folder: 'properties' | 'condominiums',
  rows: readonly { id: number }[],
  { from, total, fetchPage }: { from: number; total: number; fetchPage: FetchPage<{ id: number }> },
) {
  const path = usePathname()
  useEffect(() => {
    setVisitedList(folder, { path, total, ids: new Map(positions(rows, from)), fetchPage })
  }, [folder, path, rows, from, total, fetchPage])
}

export const visitedList = (folder: string): VisitedList | null => last.get(folder) ?? null

export const useLastList = (folder: string, otherwise: string): string =>
  useSyncExternalStore(
    subscribeToLists,
    () => last.get(folder)?.path ?? otherwise,
    () => otherwise,
  )
