import { createPortalSettings, fakePortalSecrets } from '../../lib/launch/fake-portal.ts'
import { listenOnLoopback } from '../portals/listen.ts'
import { type Notification, createFakeOlx } from '../portals/olx/portal.ts'
import { queryRows } from './support/database.ts'
import { expectAccessible } from './support/accessible.ts'
import { readPortalReadyProperties } from './support/listings.ts'
import { openSession } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'

test('connects Imovirtual, publishes a property despite late notifications and a restart, and unpublishes it', async ({
  page,
  app,
  pageErrors,
}) => {
  test.slow()
  const { client, apiKey, notificationSecret } = fakePortalSecrets
  const callbackUrl = `${app.origin}/integrations/callback/imovirtual`
  const olx = createFakeOlx({ client, apiKey, notificationSecret, callbackUrl })
  const server = await listenOnLoopback(olx.app)
  const settings = createPortalSettings(server.url, app.apiOrigin)
  await app.restartApi(settings)
  await app.restartDashboard({ PORTAL_AUTHORIZATION_HOSTS: new URL(server.url).host })

  /** Throws if the API is down or the load balancer returns 502. The portal then retries. */
  const notify = async (notifications: Notification[]) => {
    for (const { signature, ...body } of notifications) {
      const { status } = await fetch(`${app.apiOrigin}/api/v1/integrations/notify/imovirtual`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        body: JSON.stringify(body),
      })
      if (status >= 502) throw new Error(`The notification failed: ${status}`)
    }
  }
  try {
    await openSession(page)
    const [property] = readPortalReadyProperties(app)
    await page.goto(`/properties/edit/${property?.id}/portals`)
    const portals = page.getByRole('region', { name: 'Portals' })
    const imovirtual = portals
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Imovirtual' }) })
    await imovirtual.getByRole('button', { name: 'Publish: Imovirtual' }).click()
    await expect(page.getByRole('heading', { name: /Continue to 127\.0\.0\.1/ })).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { name: 'Portal de ensaio' })).toBeVisible()
    await page.getByRole('button', { name: 'Autorizar' }).click()
    // The page removes `?portal=connected` from its URL once it has shown the message.
    await expect(page.getByRole('main').getByText('The account is connected.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/properties/edit/${property?.id}/portals$`))
    await expect(imovirtual.getByText('Inserted in portal')).toBeVisible({ timeout: 15_000 })
    await expect(imovirtual.getByText('Online')).toHaveCount(0)

    // The API is down while the portal posts, moderates and releases the advert. Afterwards, it receives each
    // notification twice, the last one first.
    await app.stopApi()
    const posted = olx.processQueue()
    const [uuid = ''] = olx.adverts.keys()
    const moderated = olx.changeState(uuid, 'moderated')
    const released = olx.changeState(uuid, 'active')
    await expect(notify(posted)).rejects.toThrow()
    await app.startApi(settings)
    await expect(() => notify([released, moderated, ...posted, released, moderated, ...posted])).toPass()
    await expect(imovirtual.getByText('Online')).toBeVisible({ timeout: 15_000 })
    await expect(imovirtual.getByRole('link', { name: 'Open advert' })).toHaveAttribute(
      'href',
      new RegExp(uuid),
    )
    await expect(page.getByText('Imovirtual: online')).toBeVisible()
    const selectPublication = `select uuid, state, portal_code from portal_exports where place = 'imovirtual'`
    expect(queryRows(app, selectPublication)).toEqual([{ uuid, state: 'success', portal_code: 'active' }])
    expect(olx.calls.filter((call) => call === 'POST /advert/v1')).toHaveLength(1)

    await page.goto('/portals')
    await page.getByRole('searchbox', { name: 'Reference or title' }).fill(property?.reference ?? '')
    await expect(page.getByText('1 property', { exact: true })).toBeVisible()
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText(property?.reference ?? '', { exact: true }) })
    await expect(row.getByText('Online')).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('button', { name: /^Remove: .*Imovirtual/ }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
    await expect(row.getByText('Being removed')).toBeVisible()
    await expect.poll(() => olx.queue.length, { timeout: 15_000 }).toBe(1)
    const removed = olx.processQueue()
    await expect(() => notify(removed)).toPass()
    await expect(row.getByText('Being removed')).toHaveCount(0, { timeout: 15_000 })
    // The portal, which shows the consent page, is the only other host that the browser is redirected to.
    const redirects = pageErrors.filter((error) => error.startsWith(`foreign host: ${server.url}/`))
    expect(redirects.length).toBeGreaterThan(0)
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => !redirects.includes(error)))
  } finally {
    await server.close()
    await app.restartDashboard()
  }
})
