'use client'

import { useEffect, useRef } from 'react'
import { UploadPond, useUploadDesk } from './upload-desk'
import type { AddFiles, UploadSource } from './upload-source'

/** The list of uploads of this name, where this stands. `hand` receives the function that puts files into it. */
export function Uploads({
  name,
  source,
  types,
  hand,
}: {
  name: string
  source: UploadSource
  types?: readonly string[]
  /** Stays the same from one rendering to the next. */
  hand: (add: AddFiles) => void
}) {
  const desk = useUploadDesk()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    if (place.current === null) return
    desk?.show(name, { source: latest, hand, types }, place.current)
    return () => desk?.hide(name)
  }, [desk, name, hand, types])

  // As high as the list when it is empty, so that what follows does not jump when it comes.
  return (
    <div ref={place} className="min-h-18">
      {desk === null && <UploadPond source={latest} types={types} hand={hand} />}
    </div>
  )
}
