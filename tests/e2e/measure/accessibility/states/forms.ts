import { getDialogHeading, getInvalidField, type State } from './state.ts'

export const formStates: State[] = [
  {
    name: 'new property, fields missing',
    path: '/properties/new',
    open: async ({ page }) => {
      await page.keyboard.press('Control+s')
      await page.locator('input[name=reference]').fill('X')
      await page.keyboard.press('Control+s')
    },
    visible: getInvalidField,
  },
  {
    name: 'unsaved changes',
    hasStickyBar: true,
    path: '/users/myprofile',
    open: ({ page }) => page.locator('input[name=city]').fill('Tavira'),
    visible: ({ page, t }) => page.getByText(t('resource.unsaved')),
  },
  {
    name: 'leave without saving',
    path: '/users/myprofile',
    open: async ({ page, t }) => {
      await page.locator('input[name=city]').fill('Tavira')
      // The link's name ends with the number of unread messages.
      await page.getByRole('link', { name: t('layout.menu.inbox') }).click()
    },
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'draft offered for restoring',
    path: '/users/myprofile',
    open: async ({ page }) => {
      await page.locator('input[name=city]').fill('Tavira')
      await page.waitForTimeout(700)
      await page.reload()
    },
    visible: ({ page, t }) => page.getByRole('button', { name: t('resource.draft.restore') }),
  },
  {
    name: 'session ended',
    path: '/users/myprofile',
    open: async ({ page }) => {
      await page.locator('input[name=city]').fill('Tavira')
      await page.context().clearCookies({ name: /^(?!locale|theme)/ })
      await page.keyboard.press('Control+s')
    },
    visible: getDialogHeading,
  },
  {
    name: 'saved',
    path: '/users/myprofile',
    open: async ({ page }) => {
      await page.locator('input[name=city]').fill(`Tavira ${Date.now()}`)
      await page.keyboard.press('Control+s')
    },
    visible: ({ page, t }) => page.getByRole('region', { name: t('resource.notifications') }),
  },
]
