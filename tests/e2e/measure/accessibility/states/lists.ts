import { getDialogHeading, getMenu, getCardMenuButton, chooseFromMenu, type State } from './state.ts'

export const listStates: State[] = [
  {
    name: 'card menu',
    path: '/properties/listings?reference={reference}',
    open: (context) => getCardMenuButton(context).click(),
    visible: getMenu,
    trapsFocus: true,
  },
  {
    name: 'delete confirmation',
    path: '/properties/listings?reference={reference}',
    open: (context) => chooseFromMenu(context, getCardMenuButton, 'listing.card.delete'),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'mark as sold',
    path: '/properties/listings?reference={reference}',
    open: (context) => chooseFromMenu(context, getCardMenuButton, 'properties.card.markSold'),
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'price edited in a card',
    path: '/properties/listings?reference={reference}',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('properties.card.changePriceOf') })
        .first()
        .click(),
    visible: ({ page }) => page.locator('article input[type=text], article input:not([type])').first(),
  },
  {
    name: 'one record selected',
    hasStickyBar: true,
    path: '/properties/listings',
    open: ({ page }) => page.locator('article input[type=checkbox]').first().check({ force: true }),
    visible: ({ page, t }) => page.getByRole('region', { name: t('properties.bulk.title') }),
  },
  {
    name: 'one record selected, delete confirmation',
    path: '/properties/listings',
    open: async ({ page, t }) => {
      await page.locator('article input[type=checkbox]').first().check({ force: true })
      await page
        .getByRole('region', { name: t('properties.bulk.title') })
        .getByRole('button', { name: t('common.delete'), exact: true })
        .click()
    },
    visible: getDialogHeading,
    trapsFocus: true,
  },
  {
    name: 'list as a table',
    path: '/properties/listings?view=table',
    visible: ({ page }) => page.getByRole('table'),
  },
  {
    name: 'list on a map',
    path: '/properties/listings?view=map',
    visible: ({ page }) => page.locator('.leaflet-container'),
  },
  {
    name: 'filters',
    path: '/properties/listings?price=600000',
    open: ({ page, t }) => page.getByRole('button', { name: t('listing.filter.add') }).click(),
    visible: ({ page, t }) => page.getByRole('region', { name: t('listing.filter.title') }),
  },
  {
    name: 'no matches',
    path: '/properties/listings?reference=NONE',
    visible: ({ page, t }) => page.getByRole('heading', { name: t('resource.nothingMatches') }),
  },
]
