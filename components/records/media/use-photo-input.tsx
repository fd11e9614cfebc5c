import { useRef } from 'react'
import { limits } from '#contract/limits.ts'

/** Returns a hidden input for one photo, and `open`, which shows the file dialog or, with `capture`, the phone's camera. */
export function usePhotoInput(onPhoto: (photo: File) => void, capture?: 'environment') {
  const input = useRef<HTMLInputElement>(null)
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.imageTypes.join()}
        capture={capture}
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0]
          if (photo !== undefined) onPhoto(photo)
          // Selecting the same file again must count as a change, and cameras reuse one file name.
          currentTarget.value = ''
        }}
      />
    ),
  }
}
