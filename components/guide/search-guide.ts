import { normalizeUnicode } from '#contract/normalize.ts'
import type { GuideContent } from './guide-content'
import { runsOf, type MessageLookup, textsOf } from './guide-texts'
import { type TopicId, topicIds } from './outline'

export type Found = { id: TopicId; title: string; excerpt: string }

const before = 30
const long = 120

/** Finds topics that contain every typed word, ignoring case and accents. Matches in the title come first. */
export function searchGuide(guide: GuideContent, typed: string, says: MessageLookup): Found[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return topicIds
    .flatMap((id) => {
      const { title, blocks } = guide.topics[id]
      const sentences = blocks.flatMap(textsOf).map((text) =>
        runsOf(text, says)
          .map((run) => run.text)
          .join(''),
      )
      const all = plain([title, ...sentences].join(' '))
      if (!words.every((word) => all.includes(word))) return []
      const named = words.some((word) => plain(title).includes(word))
      const sentence = sentences.find((each) => words.some((word) => plain(each).includes(word)))
      return [{ id, title, named, excerpt: excerptOf(sentence ?? sentences[0] ?? '', words) }]
    })
    .toSorted((a, b) => Number(b.named) - Number(a.named))
    .map(({ id, title, excerpt }) => ({ id, title, excerpt }))
}

function excerptOf(sentence: string, words: readonly string[]): string {
  const at = Math.max(0, ...words.map((word) => plain(sentence).indexOf(word)))
  const from = at > before + 10 ? sentence.lastIndexOf(' ', at - before) + 1 : 0
  const cut = sentence.slice(from, from + long)
  return `${from > 0 ? '… ' : ''}${cut}${from + long < sentence.length ? ' …' : ''}`
}

/** Folds one character to one character, so that offsets match the original text. */
function plain(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => normalizeUnicode(letter, 'NFD').charAt(0)).join('')
}
