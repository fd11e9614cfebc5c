import dynamic from 'next/dynamic'
import {
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Skeleton } from '@/components/ui/skeleton'
import { type AddFiles, noUploads, type UploadProgress, type UploadTarget } from './upload-target'

const Uploader = dynamic(() => import('./uploader').then((chunk) => chunk.Uploader), {
  ssr: false,
  loading: () => <Skeleton className="h-18" />,
})

type ListOptions = { addFiles?: Ref<AddFiles>; types?: readonly string[] }
type UploadList = ListOptions & { target: RefObject<UploadTarget>; container: HTMLElement | null }
type ProgressByList = Readonly<Record<string, UploadProgress>>

/**
 * Shows the named list, which is created on first use, in an element of the page. Returns a function that removes it
 * from the page; its uploads continue.
 */
type ShowList = (name: string, list: UploadList) => () => void

const ShowListContext = createContext<ShowList | null>(null)
const ProgressContext = createContext<ProgressByList>({})

export const useUploadProgress = (name: string): UploadProgress =>
  useContext(ProgressContext)[name] ?? noUploads

/**
 * Preserves upload lists across tabs: each has its own DOM element, so FilePond isn't unmounted between tabs.
 * Navigation below `path` doesn't abort uploads.
 */
export function UploadListsProvider({ path, children }: { path: string; children: ReactNode }) {
  const [lists, setLists] = useState<Readonly<Record<string, UploadList>>>({})
  const [progress, setProgress] = useState<ProgressByList>({})

  const show = useCallback<ShowList>((name, list) => {
    const set = (newList: UploadList) => setLists((current) => ({ ...current, [name]: newList }))
    set(list)
    return () => set({ ...list, container: null })
  }, [])

  return (
    <ShowListContext.Provider value={show}>
      <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>
      {Object.entries(lists).map(([name, list]) => (
        <MovableList
          key={name}
          {...{ list, path }}
          onProgress={(newProgress) => setProgress((current) => ({ ...current, [name]: newProgress }))}
        />
      ))}
    </ShowListContext.Provider>
  )
}

function MovableList({
  list: { container, ...list },
  path,
  onProgress,
}: {
  list: UploadList
  path: string
  onProgress: (progress: UploadProgress) => void
}) {
  const [element] = useState(() => document.createElement('div'))

  useLayoutEffect(() => {
    if (container === null) return
    container.append(element)
    return () => element.remove()
  }, [container, element])

  return createPortal(<Uploader {...list} {...{ path, onProgress }} />, element)
}

/** A list of uploads, which continue on other tabs if the page has an `UploadListsProvider`. */
export function Uploads({
  name,
  target,
  types,
  addFiles,
}: ListOptions & { name: string; target: UploadTarget }) {
  const show = useContext(ShowListContext)
  const container = useRef<HTMLDivElement>(null)
  const latestTarget = useRef(target)
  useEffect(() => {
    latestTarget.current = target
  })
  useEffect(
    () => show?.(name, { target: latestTarget, addFiles, types, container: container.current }),
    [show, name, addFiles, types],
  )

  // Reserves the height of the empty list to avoid layout shift.
  return (
    <div ref={container} className="min-h-18">
      {show === null && <Uploader target={latestTarget} {...{ types, addFiles }} />}
    </div>
  )
}
