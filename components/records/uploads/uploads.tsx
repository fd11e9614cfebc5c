'use client'

import { useEffect, useRef } from 'react'
import { Uploader, useUploadQueue } from './upload-queue'
import type { AddFiles, UploadSource } from './upload-source'

export function Uploads({
  name,
  source,
  types,
  hand,
}: {
  name: string
  source: UploadSource
  types?: readonly string[]
  hand: (add: AddFiles) => void
}) {
  const workspace = useUploadQueue()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    if (place.current === null) return
    workspace?.show(name, { source: latest, hand, types }, place.current)
    return () => workspace?.hide(name)
  }, [workspace, name, hand, types])

  // Reserves the height of the empty list to avoid layout shift.
  return (
    <div ref={place} className="min-h-18">
      {workspace === null && <Uploader source={latest} types={types} hand={hand} />}
    </div>
  )
}
