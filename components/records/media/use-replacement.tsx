'use client'

import { useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'

type Send = (id: number, file: File) => Promise<void>

/**
 * Opens a file dialog to replace a photo and tracks which one is being replaced. `onFile` also receives a function
 * that sends another file instead, for photos that must be reduced first.
 */
export function useReplacement(onFile: (id: number, file: File, send: Send) => Promise<unknown> | void) {
  const input = useRef<HTMLInputElement>(null)
  const target = useRef<number | null>(null)
  const [busy, setBusy] = useState<number | null>(null)

  async function send(id: number, file: File) {
    setBusy(id)
    await onFile(id, file, send)
    setBusy(null)
  }

  return {
    busy,
    choose: (id: number) => {
      target.current = id
      input.current?.click()
    },
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.imageTypes.join()}
        onChange={({ target: { files }, currentTarget }) => {
          const file = files?.[0]
          if (file !== undefined && target.current !== null) void send(target.current, file)
          // Allows selecting the same file again.
          currentTarget.value = ''
        }}
      />
    ),
  }
}
