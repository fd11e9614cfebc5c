import { onePixel } from '../../../../one-pixel.ts'
import {
  getDialogHeading,
  getMenu,
  getRowMenuButton,
  chooseFromMenu,
  type StateContext,
  type State,
} from './state.ts'

export const mediaStates: State[] = [
  {
    name: 'photo menu',
    path: '/properties/edit/{id}/media',
    open: (context) => getRowMenuButton(context).click(),
    visible: getMenu,
    trapsFocus: true,
  },
  {
    name: 'photo, enlarged',
    path: '/properties/edit/{id}/media',
    open: ({ page, t }) =>
      page
        .getByRole('list', { name: t('listing.media.title') })
        .getByRole('button')
        .first()
        .click(),
    visible: ({ page }) => page.getByRole('dialog').locator('img').first(),
    trapsFocus: true,
  },
  {
    name: 'image editor',
    path: '/properties/edit/{id}/media',
    open: (context) => chooseFromMenu(context, getRowMenuButton, 'common.edit'),
    visible: ({ page }) => page.getByRole('dialog').locator('canvas'),
  },
  ...(['rotate', 'mask', 'filter'] as const).map((tool) => ({
    name: `image editor, ${tool}`,
    path: '/properties/edit/{id}/media',
    open: async (context: StateContext) => {
      await chooseFromMenu(context, getRowMenuButton, 'common.edit')
      await context.page
        .getByRole('dialog')
        .getByRole('tab', { name: context.t(`listing.editor.${tool}`) })
        .click()
    },
    visible: ({ page }: StateContext) => page.getByRole('dialog').locator('canvas'),
  })),
  {
    name: 'uploads in progress, one refused',
    path: '/properties/edit/{id}/media',
    open: async ({ page }) => {
      await page.route('**/api/v1/**', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      )
      await page.locator('input.filepond--browser').setInputFiles([
        { name: 'hall.png', mimeType: 'image/png', buffer: onePixel },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: onePixel },
      ])
    },
    visible: ({ page, t }) =>
      page
        .getByRole('region', { name: t('listing.uploader.rows') })
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
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'place suggestions',
    path: '/properties/edit/{id}/location',
    open: async ({ page, t }) => {
      await page.getByRole('combobox', { name: t('listing.location.search') }).fill('tavi')
    },
    visible: ({ page }) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'link in rich text',
    path: '/services/edit/1',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('fields.richText.link'), exact: true })
        .first()
        .click(),
    visible: ({ page, t }) => page.getByRole('button', { name: t('fields.richText.setLink') }).first(),
  },
]
