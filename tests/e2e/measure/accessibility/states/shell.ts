import { demoAccounts } from '../../../../../lib/contract/demo-accounts.ts'
import { trySignIn } from '../../../support/sign-in.ts'
import { getDialogHeading, getMenu, getInvalidField, type State } from './state.ts'

export const signedOutStates: State[] = [
  {
    name: 'sign-in, fields missing',
    path: '/login',
    open: ({ page }) => page.locator('form button[type=submit]').click(),
    visible: getInvalidField,
  },
  {
    name: 'sign-in, refused',
    path: '/login',
    open: ({ page }) => trySignIn(page, { email: demoAccounts.user.email, password: 'not-the-word' }),
    visible: ({ page }) => page.getByRole('main').getByRole('alert'),
  },
  {
    name: 'sign-up, fields missing',
    path: '/signup',
    open: ({ page }) => page.locator('form button[type=submit]').click(),
    visible: getInvalidField,
  },
  {
    name: 'forgotten password, field missing',
    path: '/forgot',
    open: ({ page }) => page.locator('form button[type=submit]').click(),
    visible: getInvalidField,
  },
]

export const shellStates: State[] = [
  {
    name: 'palette',
    path: '/home',
    open: ({ page }) => page.keyboard.press('Control+k'),
    visible: ({ page }) => page.getByRole('combobox', { name: /./ }).last(),
    trapsFocus: true,
  },
  {
    name: 'palette, results',
    path: '/home',
    open: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('sol')
    },
    visible: ({ page }) => page.getByRole('option').filter({ hasText: 'SOL-' }).first(),
    trapsFocus: true,
  },
  {
    name: 'palette, nothing found',
    path: '/home',
    open: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.locator('[role=combobox]:focus').waitFor()
      await page.keyboard.type('zzzzz')
    },
    visible: ({ page }) => page.getByText('zzzzz'),
    trapsFocus: true,
  },
  {
    name: 'shortcuts',
    path: '/home',
    open: ({ page }) => page.keyboard.press('?'),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'account menu',
    path: '/home',
    open: ({ page }) => page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click(),
    visible: getMenu,
    trapsFocus: true,
  },
  {
    name: 'menu collapsed',
    path: '/home',
    open: ({ page, t }) => page.getByRole('button', { name: t('layout.collapseMenu') }).click(),
    visible: ({ page }) => page.locator('button[aria-pressed=true]').first(),
  },
  {
    name: 'menu drawer',
    path: '/home',
    open: async ({ page, t }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: t('layout.openMenu') }).click()
    },
    visible: ({ page }) => page.getByRole('dialog').getByRole('link').nth(5),
    trapsFocus: true,
  },
  {
    name: 'users panel',
    path: '/home',
    open: async ({ page, t }) => {
      const users = page.getByRole('button', { name: t('layout.menu.users') })
      // Runs once per language, and a cookie keeps the group open: a second click would close it.
      if (!(await users.isVisible()))
        await page.getByRole('button', { name: t('layout.menu.office') }).click()
      await users.click()
    },
    visible: ({ page }) => page.getByRole('dialog').getByText('rui@soleira.example'),
    trapsFocus: true,
  },
]
