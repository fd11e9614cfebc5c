import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { demoAccounts } from '../../../../lib/contract/demo-accounts.ts'
import { trySignIn } from '../../support/sign-in.ts'

type Texts = { [key: string]: string | Texts }

/** The product's own words: `words('pt')('common.delete')`. What has values in it ends before the first. */
export function words(locale: string): (key: string) => string {
  const all = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Texts
  return (key) => {
    const found = key
      .split('.')
      .reduce<Texts | string>((texts, part) => (typeof texts === 'string' ? '' : (texts[part] ?? '')), all)
    if (typeof found !== 'string' || found === '') throw new Error(`No text is called ${key}`)
    return found.replace(/\{.*/, '').trim()
  }
}

export type At = { page: Page; t: (key: string) => string }

/** Something that opens, or a page as it is after something happened. */
export type State = {
  name: string
  path: string
  /** Without it the page itself is the state. */
  open?: (at: At) => Promise<unknown>
  /** What shows only in this state. */
  shown: (at: At) => Locator
  /** It is a window over the page: it holds the focus, and Escape closes it. */
  window?: true
  /** A bar sticks to the window: the focus must not go behind it (2.4.11). */
  bar?: true
}

const dialog = ({ page }: At) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('heading').first()
const menu = ({ page }: At) => page.getByRole('menu')
const invalid = ({ page }: At) => page.locator('[aria-invalid="true"]').first()
const button = ({ page, t }: At, key: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key), exact: true })
    .first()
const cardMenu = ({ page }: At) => page.locator('article button[aria-haspopup="menu"]').first()
const rowMenu = ({ page }: At) =>
  page.getByRole('main').locator(':is(li, tr) button[aria-haspopup="menu"]').first()
const item = ({ page, t }: At, key: string) => page.getByRole('menuitem', { name: t(key) }).first()

async function fromMenu(at: At, trigger: (at: At) => Locator, key: string) {
  await trigger(at).click()
  await item(at, key).click()
}

/** Photographs and files as a form takes them. */
const picture = {
  name: 'hall.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const beforeSignIn: State[] = [
  {
    name: 'sign-in, fields missing',
    path: '/login',
    open: ({ page }) => page.locator('form button[type=submit]').click(),
    shown: invalid,
  },
  {
    name: 'sign-in, refused',
    path: '/login',
    open: ({ page }) => trySignIn(page, { email: demoAccounts.user.email, password: 'not-the-word' }),
    shown: ({ page }) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'sign-up, fields missing',
    path: '/signup',
    open: ({ page }) => page.locator('form button[type=submit]').click(),
    shown: invalid,
  },
  {
    name: 'forgotten password, field missing',
    path: '/forgot',
    open: ({ page }) => page.locator('form button[type=submit]').click(),
    shown: invalid,
  },
]

export const onTheDesk: State[] = [
  {
    name: 'palette',
    path: '/home',
    open: ({ page }) => page.keyboard.press('Control+k'),
    shown: ({ page }) => page.getByRole('combobox', { name: /./ }).last(),
    window: true,
  },
  {
    name: 'palette, found',
    path: '/home',
    open: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('sol')
    },
    shown: ({ page }) => page.getByRole('option').filter({ hasText: 'SOL-' }).first(),
    window: true,
  },
  {
    name: 'palette, nothing found',
    path: '/home',
    open: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('zzzzz')
    },
    shown: ({ page }) => page.getByText('zzzzz'),
    window: true,
  },
  {
    name: 'shortcuts',
    path: '/home',
    open: ({ page }) => page.keyboard.press('?'),
    shown: dialog,
    window: true,
  },
  {
    name: 'menu of the account',
    path: '/home',
    open: ({ page }) => page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click(),
    shown: menu,
    window: true,
  },
  {
    name: 'menu collapsed',
    path: '/home',
    open: ({ page, t }) => page.getByRole('button', { name: t('layout.collapseMenu') }).click(),
    shown: ({ page }) => page.locator('button[aria-pressed=true]').first(),
  },
  {
    name: 'drawer of the menu',
    path: '/home',
    open: async ({ page, t }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: t('layout.openMenu') }).click()
    },
    shown: ({ page }) => page.getByRole('dialog').getByRole('link').nth(5),
    window: true,
  },
  {
    name: 'users panel',
    path: '/home',
    open: ({ page, t }) => page.getByRole('button', { name: t('layout.menu.users') }).click(),
    shown: ({ page }) => page.getByRole('dialog').getByText('rui@soleira.example'),
    window: true,
  },
  {
    name: 'menu of a card',
    path: '/properties/listings?reference={reference}',
    open: (at) => cardMenu(at).click(),
    shown: menu,
    window: true,
  },
  {
    name: 'delete asks',
    path: '/properties/listings?reference={reference}',
    open: (at) => fromMenu(at, cardMenu, 'listing.card.delete'),
    shown: dialog,
    window: true,
  },
  {
    name: 'mark as sold',
    path: '/properties/listings?reference={reference}',
    open: (at) => fromMenu(at, cardMenu, 'properties.card.markSold'),
    shown: dialog,
    window: true,
  },
  {
    name: 'price in its card',
    path: '/properties/listings?reference={reference}',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('properties.card.changePriceOf') })
        .first()
        .click(),
    shown: ({ page }) => page.locator('article input[type=text], article input:not([type])').first(),
  },
  {
    name: 'several chosen',
    bar: true,
    path: '/properties/listings',
    open: ({ page }) => page.locator('article input[type=checkbox]').first().check({ force: true }),
    shown: ({ page, t }) => page.getByRole('region', { name: t('properties.bulk.title') }),
  },
  {
    name: 'several, delete asks',
    path: '/properties/listings',
    open: async ({ page, t }) => {
      await page.locator('article input[type=checkbox]').first().check({ force: true })
      await page
        .getByRole('region', { name: t('properties.bulk.title') })
        .getByRole('button', { name: t('common.delete'), exact: true })
        .click()
    },
    shown: dialog,
    window: true,
  },
  {
    name: 'list as a table',
    path: '/properties/listings?view=table',
    shown: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'list on a map',
    path: '/properties/listings?view=map',
    shown: ({ page }) => page.locator('.leaflet-container'),
  },
  {
    name: 'more filters',
    path: '/properties/listings?price=600000',
    open: ({ page, t }) => page.locator('summary', { hasText: t('listing.filter.more') }).click(),
    shown: ({ page }) => page.locator('details[open]').first(),
  },
  {
    name: 'nothing matches',
    path: '/properties/listings?reference=NONE',
    shown: ({ page, t }) => page.getByRole('heading', { name: t('resource.nothingMatches') }),
  },
  {
    name: 'new property, fields missing',
    path: '/properties/new',
    open: ({ page }) =>
      page.keyboard
        .press('Control+s')
        .then(() => page.locator('input[name=reference]').fill('X'))
        .then(() => page.keyboard.press('Control+s')),
    shown: invalid,
  },
  {
    name: 'unsaved changes',
    bar: true,
    path: '/users/myprofile',
    open: ({ page }) => page.locator('input[name=city]').fill('Tavira'),
    shown: ({ page, t }) => page.getByText(t('resource.unsaved')),
  },
  {
    name: 'leave without saving',
    path: '/users/myprofile',
    open: async ({ page, t }) => {
      await page.locator('input[name=city]').fill('Tavira')
      await page.getByRole('link', { name: t('layout.menu.inbox'), exact: true }).click()
    },
    shown: dialog,
    window: true,
  },
  {
    name: 'unsaved text offered back',
    path: '/users/myprofile',
    open: async ({ page }) => {
      await page.locator('input[name=city]').fill('Tavira')
      await page.waitForTimeout(700)
      await page.reload()
    },
    shown: ({ page, t }) => page.getByRole('button', { name: t('resource.draft.restore') }),
  },
  {
    name: 'session ended',
    path: '/users/myprofile',
    open: async ({ page }) => {
      await page.locator('input[name=city]').fill('Tavira')
      await page.context().clearCookies({ name: /^(?!locale|theme)/ })
      await page.keyboard.press('Control+s')
    },
    shown: dialog,
  },
  {
    name: 'saved',
    path: '/users/myprofile',
    open: async ({ page }) => {
      await page.locator('input[name=city]').fill(`Tavira ${Date.now()}`)
      await page.keyboard.press('Control+s')
    },
    shown: ({ page, t }) => page.getByRole('region', { name: t('resource.notifications') }),
  },
  {
    name: 'a photograph’s menu',
    path: '/properties/edit/{id}/media',
    open: (at) => rowMenu(at).click(),
    shown: menu,
    window: true,
  },
  {
    name: 'photograph, seen large',
    path: '/properties/edit/{id}/media',
    open: ({ page, t }) =>
      page
        .getByRole('list', { name: t('listing.media.title') })
        .getByRole('button')
        .first()
        .click(),
    shown: ({ page }) => page.getByRole('dialog').locator('img').first(),
    window: true,
  },
  {
    name: 'image editor',
    path: '/properties/edit/{id}/media',
    open: (at) => fromMenu(at, rowMenu, 'common.edit'),
    shown: ({ page }) => page.getByRole('dialog').locator('canvas'),
  },
  ...(['rotate', 'mask', 'filter'] as const).map((tool) => ({
    name: `image editor, ${tool}`,
    path: '/properties/edit/{id}/media',
    open: async (at: At) => {
      await fromMenu(at, rowMenu, 'common.edit')
      await at.page
        .getByRole('dialog')
        .getByRole('tab', { name: at.t(`listing.editor.${tool}`) })
        .click()
    },
    shown: ({ page }: At) => page.getByRole('dialog').locator('canvas'),
  })),
  {
    name: 'uploads on their way, one refused',
    path: '/properties/edit/{id}/media',
    open: async ({ page }) => {
      await page.route('**/api/v1/**', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      )
      await page
        .locator('input.filepond--browser')
        .setInputFiles([picture, { ...picture, name: 'notes.txt', mimeType: 'text/plain' }])
    },
    shown: ({ page, t }) =>
      page
        .getByRole('region', { name: t('listing.pond.rows') })
        .getByRole('listitem')
        .nth(1),
  },
  {
    name: 'a file too large',
    path: '/properties/edit/{id}/attachments',
    open: ({ page }) =>
      page.locator('input.filepond--browser').setInputFiles({
        name: 'plans.zip',
        mimeType: 'application/zip',
        buffer: Buffer.alloc(2_100_000, 1),
      }),
    shown: dialog,
    window: true,
  },
  {
    name: 'places found',
    path: '/properties/edit/{id}/location',
    open: async ({ page, t }) => {
      await page.getByRole('combobox', { name: t('listing.location.search') }).fill('tavi')
    },
    shown: ({ page }) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'link in a text',
    path: '/services/edit/1',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('fields.richText.link'), exact: true })
        .first()
        .click(),
    shown: ({ page, t }) => page.getByRole('button', { name: t('fields.richText.setLink') }).first(),
  },
  {
    name: 'agents to filter by',
    path: '/inbox',
    open: (at) =>
      at.page.getByRole('main').locator('button[aria-expanded]:not([aria-haspopup])').first().click(),
    shown: ({ page }) => page.getByRole('group').getByRole('checkbox').first(),
  },
  {
    name: 'labels to filter by',
    path: '/inbox',
    open: ({ page }) => page.getByRole('main').locator('button[aria-haspopup=menu]').first().click(),
    shown: menu,
    window: true,
  },
  {
    name: 'a message',
    path: '/inbox',
    open: ({ page }) => page.getByRole('main').locator('[data-row] a').first().click(),
    shown: dialog,
    window: true,
  },
  {
    name: 'an answer',
    path: '/inbox/read/1',
    open: ({ page, t }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`${t('inbox.reply')}|${t('inbox.replyAgain')}`) })
        .click(),
    shown: ({ page, t }) => page.getByRole('button', { name: t('inbox.send') }),
  },
  {
    name: 'new user',
    path: '/users',
    open: (at) =>
      at.page
        .getByRole('main')
        .getByRole('button', { name: at.t('users.add') })
        .or(at.page.getByRole('main').getByRole('link', { name: at.t('users.add') }))
        .first()
        .click(),
    shown: dialog,
    window: true,
  },
  {
    name: 'new user, fields missing',
    path: '/users',
    open: async (at) => {
      await at.page
        .getByRole('main')
        .getByRole('button', { name: at.t('users.add') })
        .or(at.page.getByRole('main').getByRole('link', { name: at.t('users.add') }))
        .first()
        .click()
      await at.page
        .getByRole('dialog')
        .getByRole('button', { name: at.t('common.save') })
        .click()
    },
    shown: invalid,
    window: true,
  },
  {
    name: 'new key, fields missing',
    path: '/key-items/features/add',
    open: ({ page, t }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.save'), exact: true })
        .click(),
    shown: invalid,
  },
  {
    name: 'key in use',
    path: '/key-items/features',
    open: (at) => fromMenu(at, rowMenu, 'common.delete'),
    shown: dialog,
    window: true,
  },
  {
    name: 'agent in use',
    path: '/agents/listings',
    open: (at) => fromMenu(at, cardMenu, 'agents.delete'),
    shown: dialog,
    window: true,
  },
  {
    name: 'portrait cut',
    path: '/agents/add',
    open: async ({ page }) => {
      const buffer = await sharp({
        create: { width: 600, height: 800, channels: 3, background: 'tan' },
      })
        .png()
        .toBuffer()
      await page.locator('input[name=avatar]').setInputFiles({ ...picture, buffer })
    },
    shown: dialog,
    window: true,
  },
  {
    name: 'district goes',
    path: '/districts/listings',
    open: (at) => fromMenu(at, cardMenu, 'districts.delete'),
    shown: dialog,
    window: true,
  },
  {
    name: 'highlight picked',
    path: '/frontpage',
    open: (at) => button(at, 'front-page.highlights.add').click(),
    shown: dialog,
    window: true,
  },
  {
    name: 'properties linked',
    path: '/condominiums/edit/1/general',
    open: (at) => button(at, 'condominiums.properties.link').click(),
    shown: dialog,
    window: true,
  },
  {
    name: 'development archived',
    path: '/condominiums/listings',
    // The first belongs to the demonstration.
    open: (at) =>
      fromMenu(
        at,
        ({ page }) => page.locator('article button[aria-haspopup="menu"]').nth(1),
        'condominiums.lifecycle.archive',
      ),
    shown: dialog,
    window: true,
  },
  {
    name: 'rows to import',
    path: '/agents/import',
    open: ({ page }) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'agents.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('First name,Last name,E-mail\nIrene,Prata,irene@example.pt\n,,wrong\n'),
      }),
    shown: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'history in a drawer',
    path: '/services/edit/1',
    open: ({ page, t }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('activity.tab'), exact: true })
        .click(),
    shown: ({ page }) => page.getByRole('dialog').getByRole('heading').first(),
    window: true,
  },
  {
    name: 'guide, found',
    path: '/instructionGuide',
    open: ({ page }) => page.getByRole('searchbox').fill('im'),
    shown: ({ page, t }) =>
      page
        .getByRole('navigation', { name: t('guide.results') })
        .getByRole('link')
        .first(),
  },
]
