import { normalizeUnicode, stripMarks } from '#contract/normalize.ts'

/** Control, bidirectional and other invisible characters, which make a name look like another. */
const controlCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const maxLength = 120

/** Sanitises a file name: no folders, no invisible characters, at most 120 characters; extension in lower case. */
export function splitFileName(name: string): { name: string; extension: string } {
  const base =
    normalizeUnicode(name.toWellFormed()).replace(controlCharacters, '').split(/[/\\]/).at(-1)?.trim() ?? ''
  const [, stem = base, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,10})$/.exec(base) ?? []
  return { name: [...stem].slice(0, maxLength).join('').trim() || 'file', extension: extension.toLowerCase() }
}

/** Returns the Content-Disposition of a download (RFC 6266): an ASCII name for old clients, the real one in UTF-8. */
export function attachmentDisposition(name: string, extension: string): string {
  const full = extension === '' ? name : `${name}.${extension}`
  const ascii = stripMarks(full).replace(/[^ -~]|["\\%]/g, '_')
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
