/** The id of a YouTube video: as it is, or out of any address that YouTube gives for it. Null when there is none in it. */
export function youtubeId(typed: string): string | null {
  const text = typed.trim()
  if (/^[\w-]{11}$/.test(text)) return text
  return (
    /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i.exec(
      text,
    )?.[1] ?? null
  )
}
