import { normalizeUnicode } from '#contract/normalize.ts'
import { type GuideContent, type MessageLookup, splitByMessageKeys, textsOf } from './guide-content'
import { type TopicId, topicIds } from './outline'

export type GuideMatch = { id: TopicId; title: string; excerpt: string }

/** Characters shown before the match if the beginning of the passage is cut off. */
const contextLength = 30
/** The beginning is cut off only if it is longer than this. */
const minCutLength = 10
const excerptLength = 120

/** Finds topics that contain every typed word, ignoring case and accents. Matches in the title come first. */
export function searchGuide(guide: GuideContent, query: string, lookUp: MessageLookup): GuideMatch[] {
  const words = foldForSearch(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return topicIds
    .flatMap((id) => {
      const { title, blocks } = guide.topics[id]
      const passages = blocks.flatMap(textsOf).map((text) =>
        splitByMessageKeys(text, lookUp)
          .map((part) => part.text)
          .join(''),
      )
      const topicText = foldForSearch([title, ...passages].join(' '))
      if (!words.every((word) => topicText.includes(word))) return []
      const isInTitle = words.some((word) => foldForSearch(title).includes(word))
      const passage = passages.find((candidate) =>
        words.some((word) => foldForSearch(candidate).includes(word)),
      )
      return [{ id, title, isInTitle, excerpt: excerptOf(passage ?? passages[0] ?? '', words) }]
    })
    .toSorted((a, b) => Number(b.isInTitle) - Number(a.isInTitle))
    .map(({ id, title, excerpt }) => ({ id, title, excerpt }))
}

function excerptOf(passage: string, words: readonly string[]): string {
  const position = Math.max(0, ...words.map((word) => foldForSearch(passage).indexOf(word)))
  const from =
    position > contextLength + minCutLength ? passage.lastIndexOf(' ', position - contextLength) + 1 : 0
  const excerpt = passage.slice(from, from + excerptLength)
  return `${from > 0 ? '… ' : ''}${excerpt}${from + excerptLength < passage.length ? ' …' : ''}`
}

/** Removes case and accents but keeps the length, so that offsets also apply to the original text. */
function foldForSearch(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => normalizeUnicode(letter, 'NFD').charAt(0)).join('')
}
