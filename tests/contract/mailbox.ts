import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

type DeliveredMail = { to: string; subject: string; text: string; source: string }

/** Reads the mails in the outbox in order of delivery, optionally only those to one address. */
export function readMails(dataDir: string, to?: string): DeliveredMail[] {
  const folder = path.join(dataDir, 'outbox')
  return (
    listFileNames(folder)
      // The name of a file that is still being written begins with a dot.
      .filter((name) => /^[^.].*\.eml$/.test(name))
      .sort()
      .map((name) => parseMail(readFileSync(path.join(folder, name), 'utf8')))
      .filter((mail) => to === undefined || mail.to === to)
  )
}

export function findLinkSecret(dataDir: string, to: string, page: 'verify' | 'reset'): string {
  const secret = readMails(dataDir, to)
    .flatMap(({ text }) => text.match(new RegExp(`/${page}/([\\w-]+)`))?.[1] ?? [])
    .at(-1)
  if (secret === undefined) throw new Error(`No ${page} mail to ${to}`)
  return secret
}

function listFileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function parseMail(source: string): DeliveredMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(source)?.[1] ?? ''
  // Splits at the whole boundary, not at `--`: a line may begin with two hyphens of a link's secret.
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  const parts = source.split(`\r\n--${boundary}`)
  const textPart = parts.find((part) => part.includes('Content-Type: text/plain')) ?? ''
  const [, ...paragraphs] = textPart.split('\r\n\r\n')
  return {
    to: header('To'),
    subject: decodeEncodedWords(header('Subject')),
    text: decodeQuotedPrintable(paragraphs.join('\r\n\r\n')),
    source,
  }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes the RFC 2047 encoded words that our mails use. */
function decodeEncodedWords(text: string): string {
  return text
    .replace(/\?=\r\n\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}
