/** Extracts the video id from an id or any YouTube URL; null if there is none. */
export function youtubeId(typed: string): string | null {
  const text = typed.trim()
  if (/^[\w-]{11}$/.test(text)) return text
  return (
    /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i.exec(
      text,
    )?.[1] ?? null
  )
}
