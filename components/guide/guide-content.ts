import type { GroupId, TopicId } from './outline'

/** Screenshots of the product, `public/guide/{language}/{name}.webp`, made by `npm run guide:screenshots`. */
export const screenshots = [
  'home',
  'new-property',
  'photographs',
  'location',
  'lists',
  'print',
  'developments',
  'front-page',
  'inbox',
  'contacts',
  'account',
] as const
export type ScreenshotName = (typeof screenshots)[number]

export const screenshotSize = { width: 1000, height: 625 }

/**
 * A paragraph, numbered steps, a note, or a screenshot with its alternative text. `{layout.help}` in a text inserts
 * that UI string in bold, so that a renamed button is renamed in the guide too.
 */
export type GuideBlock = string | { steps: string[] } | { note: string } | { screenshot: string; alt: string }

export type GuideContent = {
  groups: Record<GroupId, string>
  topics: Record<TopicId, { title: string; blocks: readonly GuideBlock[] }>
}

/**
 * Parses topics written in Markdown: `# title`, `1. step`, `> note`, `![alt](screenshot)`; other lines are paragraphs.
 */
export function createGuide(groups: GuideContent['groups'], topics: Record<TopicId, string>): GuideContent {
  const entries = Object.entries(topics).map(([id, markdown]) => [id, parseTopic(markdown)])
  return { groups, topics: Object.fromEntries(entries) as GuideContent['topics'] }
}

function parseTopic(markdown: string): GuideContent['topics'][TopicId] {
  const [title = '', ...lines] = markdown.trim().split(/\n\s*/)
  const blocks: GuideBlock[] = []
  for (const line of lines) {
    const [, alt, screenshot = ''] = /^!\[(.*)\]\((.*)\)$/.exec(line) ?? []
    const [, step] = /^\d+\. (.*)/.exec(line) ?? []
    const previousBlock = blocks.at(-1)
    if (alt !== undefined) blocks.push({ screenshot, alt })
    else if (line.startsWith('> ')) blocks.push({ note: line.slice(2) })
    else if (step === undefined) blocks.push(line)
    else if (typeof previousBlock === 'object' && 'steps' in previousBlock) previousBlock.steps.push(step)
    else blocks.push({ steps: [step] })
  }
  return { title: title.replace('# ', ''), blocks }
}

export type MessageLookup = (key: string) => string

type TextPart = { text: string; isMessage: boolean }

/** Splits a text at its `{message.keys}` and looks up their messages. */
export function splitByMessageKeys(text: string, lookUp: MessageLookup): TextPart[] {
  return text.split(/\{([\w.-]+)\}/).flatMap((part, index) => {
    // `split` puts the captured keys at the odd indices.
    const isMessage = index % 2 === 1
    return part === '' ? [] : [{ text: isMessage ? lookUp(part) : part, isMessage }]
  })
}

export function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  return ['note' in block ? block.note : block.alt]
}
