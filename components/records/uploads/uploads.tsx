'use client'

import { useEffect, useRef } from 'react'
import { Uploader, useUploadQueue } from './upload-queue'
import type { AddFiles, UploadTarget } from './upload-target'

export function Uploads({
  name,
  target,
  types,
  onReady,
}: {
  name: string
  target: UploadTarget
  types?: readonly string[]
  onReady: (add: AddFiles) => void
}) {
  const workspace = useUploadQueue()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(target)
  useEffect(() => {
    latest.current = target
  })
  useEffect(() => {
    if (place.current === null) return
    workspace?.show(name, { target: latest, onReady, types }, place.current)
    return () => workspace?.hide(name)
  }, [workspace, name, onReady, types])

  // Reserves the height of the empty list to avoid layout shift.
  return (
    <div ref={place} className="min-h-18">
      {workspace === null && <Uploader target={latest} types={types} onReady={onReady} />}
    </div>
  )
}
