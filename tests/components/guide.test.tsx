import { existsSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { guide as en } from '@/components/guide/content/en'
import { guide as es } from '@/components/guide/content/es'
import { guide as fr } from '@/components/guide/content/fr'
import { guide as pt } from '@/components/guide/content/pt'
import { guide as zh } from '@/components/guide/content/zh'
import { type GuideBlock, type GuideContent, textsOf } from '@/components/guide/guide-content'
import { GuideTopic } from '@/components/guide/guide-topic'
import { GuideTree } from '@/components/guide/guide-tree'
import { findNeighbours, topicIds, topicOf } from '@/components/guide/outline'
import { searchGuide } from '@/components/guide/search-guide'
import { helpUrl } from '@/components/layout/top-bar'
import type { Locale } from '@/lib/i18n/locales'
import { readMessages, type MessageTree } from './read-messages'

const guides: Record<Locale, GuideContent> = { en, pt, es, fr, zh }

const createLookUp = (locale: string) => (key: string) => {
  const text = key
    .split('.')
    .reduce<MessageTree | string | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      readMessages(locale),
    )
  return typeof text === 'string' ? text : `missing: ${key}`
}

const messageKeysIn = (text: string): string[] =>
  [...text.matchAll(/\{([\w.-]+)\}/g)].map(([, key = '']) => key)

function kindOf(block: GuideBlock): string {
  if (typeof block === 'string') return 'text'
  if ('steps' in block) return `${block.steps.length} steps`
  return 'note' in block ? 'note' : block.screenshot
}

const shapeOf = (blocks: readonly GuideBlock[]) =>
  blocks.map((block) => ({
    kind: kindOf(block),
    quoted: textsOf(block).flatMap(messageKeysIn).toSorted(),
  }))

describe.each(Object.entries(guides))('guide in %s', (locale, guide) => {
  test('has the same structure as in English', () => {
    for (const id of topicIds)
      expect([id, shapeOf(guide.topics[id].blocks)]).toEqual([id, shapeOf(en.topics[id].blocks)])
  })

  test('quotes only UI texts that exist and have no placeholders', () => {
    const keys = topicIds.flatMap((id) => guide.topics[id].blocks.flatMap(textsOf).flatMap(messageKeysIn))
    expect(keys.length).toBeGreaterThan(40)
    for (const key of new Set(keys)) expect(createLookUp(locale)(key)).not.toMatch(/missing|[{}]/)
  })

  test('has every screenshot, each with alternative text', () => {
    for (const id of topicIds)
      for (const block of guide.topics[id].blocks)
        if (typeof block === 'object' && 'screenshot' in block) {
          expect([block.screenshot, existsSync(`public/guide/${locale}/${block.screenshot}.webp`)]).toEqual([
            block.screenshot,
            true,
          ])
          expect(block.alt.length).toBeGreaterThan(8)
        }
  })
})

test('ignores case and accents when searching, and finds quoted UI texts', () => {
  const ids = (text: string) => searchGuide(pt, text, createLookUp('pt')).map(({ id }) => id)
  expect(ids('LOCALIZACAO')[0]).toBe('location')
  expect(ids('codigo qr')).toContain('print')
  expect(ids('safari')).toEqual(['cache-mac'])
  expect(ids('guardar como pdf')).toEqual(['print'])
  expect(ids('xyzzy')).toEqual([])
  expect(ids('  ')).toEqual([])
  expect(searchGuide(pt, 'safari', createLookUp('pt'))[0]?.excerpt).toContain('Safari')
})

test('renders links in collapsible groups and marks the current topic', () => {
  render(<GuideTree guide={en} current="inbox" label="Contents" />)
  const tree = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(tree.getAllByRole('group')).toHaveLength(5)
  expect(tree.getAllByRole('link')).toHaveLength(topicIds.length)
  expect(tree.getByRole('link', { current: 'page' })).toHaveTextContent('Messages from the website')
})

test('shows quoted buttons in bold', () => {
  render(<GuideTopic {...en.topics.inbox} locale="en" lookUp={createLookUp('en')} />)
  expect(screen.getByRole('heading', { name: 'Messages from the website' })).toBeVisible()
  expect(screen.getAllByText('Reply by email', { selector: 'strong' })).toHaveLength(1)
})

test('links topics in sequence, and help links open existing topics', () => {
  expect(topicOf([])).toBe('introduction')
  expect(topicOf(['nothing'])).toBeNull()
  expect(topicOf(['print', 'more'])).toBeNull()
  expect(findNeighbours('introduction')).toEqual({ previous: null, next: 'search' })
  expect(findNeighbours('cache-mac')).toEqual({ previous: 'cache-windows', next: null })
  for (const page of [
    '/properties/new',
    '/properties/edit/7/media',
    '/users/myprofile',
    '/users',
    '/inbox',
    '/activity',
  ])
    expect(topicOf(helpUrl(page).split('/').slice(2))).not.toBeNull()
  expect(helpUrl('/properties/edit/7/media')).toBe('/instructionGuide/photographs')
  expect(helpUrl('/agents/listings')).toBe('/instructionGuide/agents')
  expect(helpUrl('/home')).toBe('/instructionGuide')
})
