import sharp from 'sharp'
import { dialog, menu, invalid, button, cardMenu, rowMenu, fromMenu, imageFile, type State } from './state.ts'

export const inTheOffice: State[] = [
  {
    name: 'agents to filter by',
    path: '/inbox',
    open: (at) =>
      at.page.getByRole('main').locator('button[aria-expanded]:not([aria-haspopup])').first().click(),
    visible: ({ page }) => page.getByRole('group').getByRole('checkbox').first(),
  },
  {
    name: 'labels to filter by',
    path: '/inbox',
    open: ({ page }) => page.getByRole('main').locator('button[aria-haspopup=menu]').first().click(),
    visible: menu,
    window: true,
  },
  {
    name: 'a message',
    path: '/inbox',
    open: ({ page }) => page.getByRole('main').locator('[data-row] a').first().click(),
    visible: dialog,
    window: true,
  },
  {
    name: 'a reply',
    path: '/inbox/read/1',
    open: ({ page, t }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`${t('inbox.reply')}|${t('inbox.replyAgain')}`) })
        .click(),
    visible: ({ page, t }) => page.getByRole('button', { name: t('inbox.send') }),
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
    visible: dialog,
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
    visible: invalid,
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
    visible: invalid,
  },
  {
    name: 'key in use',
    path: '/key-items/features',
    open: (at) => fromMenu(at, rowMenu, 'common.delete'),
    visible: dialog,
    window: true,
  },
  {
    name: 'agent in use',
    path: '/agents/listings',
    open: (at) => fromMenu(at, cardMenu, 'agents.delete'),
    visible: dialog,
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
      await page.locator('input[name=avatar]').setInputFiles({ ...imageFile, buffer })
    },
    visible: dialog,
    window: true,
  },
  {
    name: 'district goes',
    path: '/districts/listings',
    open: (at) => fromMenu(at, cardMenu, 'districts.delete'),
    visible: dialog,
    window: true,
  },
  {
    name: 'highlight picked',
    path: '/frontpage',
    open: (at) => button(at, 'front-page.highlights.add').click(),
    visible: dialog,
    window: true,
  },
  {
    name: 'properties linked',
    path: '/condominiums/edit/1/general',
    open: (at) => button(at, 'condominiums.properties.link').click(),
    visible: dialog,
    window: true,
  },
  {
    name: 'development archived',
    path: '/condominiums/listings',
    // The first is a read-only demo record.
    open: (at) =>
      fromMenu(
        at,
        ({ page }) => page.locator('article button[aria-haspopup="menu"]').nth(1),
        'condominiums.lifecycle.archive',
      ),
    visible: dialog,
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
    visible: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'history in a drawer',
    path: '/services/edit/1',
    open: ({ page, t }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('activity.tab'), exact: true })
        .click(),
    visible: ({ page }) => page.getByRole('dialog').getByRole('heading').first(),
    window: true,
  },
  {
    name: 'guide, found',
    path: '/instructionGuide',
    open: ({ page }) => page.getByRole('searchbox').fill('im'),
    visible: ({ page, t }) =>
      page
        .getByRole('navigation', { name: t('guide.results') })
        .getByRole('link')
        .first(),
  },
]
