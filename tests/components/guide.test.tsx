import { existsSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { guide as en } from '@/components/guide/content/en'
import { guide as es } from '@/components/guide/content/es'
import { guide as fr } from '@/components/guide/content/fr'
import { guide as pt } from '@/components/guide/content/pt'
import { guide as zh } from '@/components/guide/content/zh'
import type { GuideBlock } from '@/components/guide/guide-content'
import { GuideTopic } from '@/components/guide/guide-topic'
import { GuideTree } from '@/components/guide/guide-tree'
import { quotedKeys, textsOf } from '@/components/guide/guide-words'
import { neighbours, topicIds, topicOf } from '@/components/guide/outline'
import { searchGuide } from '@/components/guide/search-guide'
import { helpAddress } from '@/components/layout/help-address'
import { catalogue, type Texts } from './catalogues'

const guides = { en, pt, es, fr, zh }

/** What the interface says under a key of the messages. */
const saying = (locale: string) => (key: string) => {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      catalogue(locale),
    )
  return typeof found === 'string' ? found : `missing: ${key}`
}

/** What a topic is made of, whatever its language: the kinds of its blocks, how many steps, which picture, what it quotes. */
const shapeOf = (blocks: readonly GuideBlock[]) =>
  blocks.map((block) => ({
    kind:
      typeof block === 'string'
        ? 'text'
        : 'steps' in block
          ? `${block.steps.length} steps`
          : 'note' in block
            ? 'note'
            : block.picture,
    quoted: textsOf(block).flatMap(quotedKeys).toSorted(),
  }))

describe.each(Object.entries(guides))('the guide in %s', (locale, guide) => {
  test('says the same things as in English, in the same order', () => {
    for (const id of topicIds)
      expect([id, shapeOf(guide.topics[id].blocks)]).toEqual([id, shapeOf(en.topics[id].blocks)])
  })

  test('quotes only what the interface says there, word for word', () => {
    const keys = topicIds.flatMap((id) => guide.topics[id].blocks.flatMap(textsOf).flatMap(quotedKeys))
    expect(keys.length).toBeGreaterThan(40)
    for (const key of new Set(keys)) expect(saying(locale)(key)).not.toMatch(/missing|[{}]/)
  })

  test('has every picture that it shows, each with a text in place of it', () => {
    for (const id of topicIds)
      for (const block of guide.topics[id].blocks)
        if (typeof block === 'object' && 'picture' in block) {
          expect([block.picture, existsSync(`public/guide/${locale}/${block.picture}.webp`)]).toEqual([
            block.picture,
            true,
          ])
          expect(block.alt.length).toBeGreaterThan(8)
        }
  })
})

test('is searched whatever case and accents, with what the interface says in it', () => {
  const ids = (text: string) => searchGuide(pt, text, saying('pt')).map(({ id }) => id)
  expect(ids('LOCALIZACAO')[0]).toBe('location')
  expect(ids('codigo qr')).toContain('print')
  expect(ids('safari')).toEqual(['cache-mac'])
  expect(ids('guardar como pdf')).toEqual(['print'])
  expect(ids('xyzzy')).toEqual([])
  expect(ids('  ')).toEqual([])
  expect(searchGuide(pt, 'safari', saying('pt'))[0]?.excerpt).toContain('Safari')
})

test('is a tree of links below groups that open and close, with the present topic marked', () => {
  render(<GuideTree guide={en} current="inbox" label="Contents" />)
  const tree = within(screen.getByRole('navigation', { name: 'Contents' }))
  expect(tree.getAllByRole('group')).toHaveLength(4)
  expect(tree.getAllByRole('link')).toHaveLength(topicIds.length)
  expect(tree.getByRole('link', { current: 'page' })).toHaveTextContent('Messages of the website')
})

test('a topic quotes buttons in bold', () => {
  render(<GuideTopic {...en.topics.inbox} locale="en" says={saying('en')} />)
  expect(screen.getByRole('heading', { name: 'Messages of the website' })).toBeVisible()
  expect(screen.getAllByText('Reply by e-mail', { selector: 'strong' })).toHaveLength(1)
})

test('is read from end to end, and opened where help is asked for', () => {
  expect(topicOf([])).toBe('introduction')
  expect(topicOf(['nothing'])).toBeNull()
  expect(topicOf(['print', 'more'])).toBeNull()
  expect(neighbours('introduction')).toEqual({ previous: null, next: 'cache-windows' })
  expect(neighbours('history')).toEqual({ previous: 'users', next: null })
  for (const page of [
    '/properties/new',
    '/properties/edit/7/media',
    '/users/myprofile',
    '/users',
    '/inbox',
    '/activity',
  ])
    expect(topicOf(helpAddress(page).split('/').slice(2))).not.toBeNull()
  expect(helpAddress('/properties/edit/7/media')).toBe('/instructionGuide/photographs')
  expect(helpAddress('/agents/listings')).toBe('/instructionGuide')
})
