'use client'

import dynamic from 'next/dynamic'
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Skeleton } from '@/components/ui/skeleton'
import { type AddFiles, noUploads, type UploadProgress, type UploadSource } from './upload-source'

export const UploadPond = dynamic(() => import('./upload-pond').then((chunk) => chunk.UploadPond), {
  ssr: false,
  loading: () => <Skeleton className="h-18" />,
})

type List = {
  source: RefObject<UploadSource>
  hand: (add: AddFiles) => void
  types?: readonly string[]
}
type Shown = List & { place: HTMLElement | null }

type Desk = {
  /** Shows the list of this name in a place on the page, and begins it where there is none. */
  show: (name: string, list: List, place: HTMLElement) => void
  /** Takes it off the page; what is on its way goes on. */
  hide: (name: string) => void
}

const DeskContext = createContext<Desk | null>(null)
const ProgressContext = createContext<Readonly<Record<string, UploadProgress>>>({})

/** Null where no UploadDesk is around: a list then lives as long as the page that shows it. */
export const useUploadDesk = () => useContext(DeskContext)

export const useUploadProgress = (name: string): UploadProgress =>
  useContext(ProgressContext)[name] ?? noUploads

/**
 * Keeps the lists of uploads of a record while one goes from tab to tab. Each has an element of its own, which the tab
 * that shows it takes in; FilePond never notices that it moves.
 */
export function UploadDesk({ within, children }: { within: string; children: ReactNode }) {
  const [lists, setLists] = useState<Readonly<Record<string, Shown>>>({})
  const [progress, setProgress] = useState<Readonly<Record<string, UploadProgress>>>({})

  const desk = useMemo<Desk>(
    () => ({
      show: (name, list, place) => setLists((now) => ({ ...now, [name]: { ...list, place } })),
      hide: (name) =>
        setLists((now) => {
          const list = now[name]
          return list === undefined ? now : { ...now, [name]: { ...list, place: null } }
        }),
    }),
    [],
  )

  return (
    <DeskContext.Provider value={desk}>
      <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>
      {Object.entries(lists).map(([name, list]) => (
        <MovableList key={name} {...{ name, list, within }} onProgress={setProgress} />
      ))}
    </DeskContext.Provider>
  )
}

function MovableList({
  name,
  list: { place, ...list },
  within,
  onProgress,
}: {
  name: string
  list: Shown
  within: string
  onProgress: (
    change: (now: Readonly<Record<string, UploadProgress>>) => Record<string, UploadProgress>,
  ) => void
}) {
  const [box] = useState(() => document.createElement('div'))
  const tell = useMemo(
    () => (progress: UploadProgress) => onProgress((now) => ({ ...now, [name]: progress })),
    [name, onProgress],
  )

  useLayoutEffect(() => {
    if (place === null) return
    place.append(box)
    return () => box.remove()
  }, [place, box])

  return createPortal(<UploadPond {...list} within={within} onProgress={tell} />, box)
}
