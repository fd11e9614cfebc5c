import { useEffect, useRef } from 'react'
import { Uploader, useUploadLists } from './upload-lists'
import type { AddFiles, UploadTarget } from './upload-target'

/** A list of uploads, which continue on other tabs if the page has an `UploadListsProvider`. */
export function Uploads({
  name,
  target,
  types,
  onReady,
}: {
  name: string
  target: UploadTarget
  types?: readonly string[]
  onReady?: (addFiles: AddFiles) => void
}) {
  const lists = useUploadLists()
  const container = useRef<HTMLDivElement>(null)
  const latestTarget = useRef(target)
  useEffect(() => {
    latestTarget.current = target
  })
  useEffect(() => {
    if (container.current === null) return
    lists?.show(name, { target: latestTarget, onReady, types }, container.current)
    return () => lists?.hide(name)
  }, [lists, name, onReady, types])

  // Reserves the height of the empty list to avoid layout shift.
  return (
    <div ref={container} className="min-h-18">
      {lists === null && <Uploader target={latestTarget} types={types} onReady={onReady} />}
    </div>
  )
}
