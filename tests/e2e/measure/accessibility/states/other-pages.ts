import { createImage } from '../../../support/create-image.ts'
import {
  getButton,
  getCardMenuButton,
  chooseFromMenu,
  getDialogHeading,
  getInvalidField,
  getMenu,
  getRowMenuButton,
} from './state.ts'
import type { State, StateContext } from './state.ts'

const openNewUser = ({ page, t }: StateContext) => {
  const main = page.getByRole('main')
  const name = t('users.add')
  return main.getByRole('button', { name }).or(main.getByRole('link', { name })).first().click()
}

export const otherPageStates: State[] = [
  {
    name: 'agent filter',
    path: '/inbox',
    open: (context) =>
      context.page.getByRole('main').locator('button[aria-expanded]:not([aria-haspopup])').first().click(),
    visible: ({ page }) => page.getByRole('group').getByRole('checkbox').first(),
  },
  {
    name: 'label filter',
    path: '/inbox',
    open: ({ page }) => page.getByRole('main').locator('button[aria-haspopup=menu]').first().click(),
    visible: getMenu,
    trapsFocus: true,
  },
  {
    name: 'a message',
    path: '/inbox',
    open: ({ page }) => page.getByRole('main').locator('[data-row] a').first().click(),
    visible: getDialogHeading,
    trapsFocus: true,
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
    open: openNewUser,
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'new user, fields missing',
    path: '/users',
    open: async (context) => {
      await openNewUser(context)
      await context.page
        .getByRole('dialog')
        .getByRole('button', { name: context.t('common.save') })
        .click()
    },
    visible: getInvalidField,
    trapsFocus: true,
  },
  {
    name: 'new option, fields missing',
    path: '/key-items/features/add',
    open: ({ page, t }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.save'), exact: true })
        .click(),
    visible: getInvalidField,
  },
  {
    name: 'option in use',
    path: '/key-items/features',
    open: (context) => chooseFromMenu(context, getRowMenuButton, 'common.delete'),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'agent in use',
    path: '/agents/listings',
    open: (context) => chooseFromMenu(context, getCardMenuButton, 'agents.delete'),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'portrait cropping',
    path: '/agents/add',
    open: async ({ page }) => {
      const portrait = await createImage('portrait.png', 600, 800, 'tan')
      await page.locator('input[name=avatar]').setInputFiles(portrait)
    },
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'district, delete confirmation',
    path: '/districts/listings',
    open: (context) => chooseFromMenu(context, getCardMenuButton, 'districts.delete'),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'highlight picker',
    path: '/frontpage',
    open: (context) => getButton(context, 'front-page.highlights.add').click(),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'property picker',
    path: '/condominiums/edit/1/general',
    open: (context) => getButton(context, 'condominiums.properties.link').click(),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'development, archive confirmation',
    path: '/condominiums/listings',
    // The first development is a read-only demo record.
    open: (context) =>
      chooseFromMenu(
        context,
        ({ page }) => page.locator('article button[aria-haspopup="menu"]').nth(1),
        'condominiums.lifecycle.archive',
      ),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'import preview',
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
    name: 'history drawer',
    path: '/services/edit/1',
    open: ({ page, t }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: t('activity.tab'), exact: true })
        .click(),
    visible: ({ page }) => page.getByRole('dialog').getByRole('heading').first(),
    trapsFocus: true,
  },
  {
    name: 'guide, search results',
    path: '/instructionGuide',
    open: ({ page }) => page.getByRole('searchbox').fill('im'),
    visible: ({ page, t }) =>
      page
        .getByRole('navigation', { name: t('guide.results') })
        .getByRole('link')
        .first(),
  },
]
