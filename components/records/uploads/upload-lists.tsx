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
import { type AddFiles, noUploads, type UploadProgress, type UploadTarget } from './upload-target'

export const Uploader = dynamic(() => import('./uploader').then((chunk) => chunk.Uploader), {
  ssr: false,
  loading: () => <Skeleton className="h-18" />,
})

type UploadList = {
  target: RefObject<UploadTarget>
  onReady?: (addFiles: AddFiles) => void
  types?: readonly string[]
}
type ProgressByList = Readonly<Record<string, UploadProgress>>
type MountedList = UploadList & { container: HTMLElement | null }

type UploadListActions = {
  /** Shows the named list, which is created on first use, in an element of the page. */
  show: (name: string, list: UploadList, container: HTMLElement) => void
  /** Removes the list from the page; its uploads continue. */
  hide: (name: string) => void
}

const UploadListsContext = createContext<UploadListActions | null>(null)
const ProgressContext = createContext<ProgressByList>({})

/** Returns null without an UploadListsProvider: leaving the page then ends its uploads. */
export const useUploadLists = () => useContext(UploadListsContext)

export const useUploadProgress = (name: string): UploadProgress =>
  useContext(ProgressContext)[name] ?? noUploads

/** Preserves upload lists across tabs: each has its own DOM element, so FilePond isn't unmounted between tabs. */
export function UploadListsProvider({ path, children }: { path: string; children: ReactNode }) {
  const [lists, setLists] = useState<Readonly<Record<string, MountedList>>>({})
  const [progress, setProgress] = useState<ProgressByList>({})

  const actions = useMemo<UploadListActions>(
    () => ({
      show: (name, list, container) =>
        setLists((current) => ({ ...current, [name]: { ...list, container } })),
      hide: (name) =>
        setLists((current) => {
          const list = current[name]
          return list === undefined ? current : { ...current, [name]: { ...list, container: null } }
        }),
    }),
    [],
  )

  return (
    <UploadListsContext.Provider value={actions}>
      <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>
      {Object.entries(lists).map(([name, list]) => (
        <MovableList key={name} {...{ name, list, path }} onProgress={setProgress} />
      ))}
    </UploadListsContext.Provider>
  )
}

function MovableList({
  name,
  list: { container, ...list },
  path,
  onProgress,
}: {
  name: string
  list: MountedList
  path: string
  onProgress: (change: (current: ProgressByList) => ProgressByList) => void
}) {
  const [element] = useState(() => document.createElement('div'))
  const handleProgress = useMemo(
    () => (progress: UploadProgress) => onProgress((current) => ({ ...current, [name]: progress })),
    [name, onProgress],
  )

  useLayoutEffect(() => {
    if (container === null) return
    container.append(element)
    return () => element.remove()
  }, [container, element])

  return createPortal(<Uploader {...list} path={path} onProgress={handleProgress} />, element)
}
