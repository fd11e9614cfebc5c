import { expect, test } from '@playwright/test'
import {
  findTextCutOffBySpacing,
  findHeadingFaults,
  findPageScrolledSideways,
  findSmallTargets,
  findMotion,
  findCutOffText,
  findTextsWithoutLanguage,
} from './page-faults.ts'
import { tabThroughPage } from './walk.ts'

// Tests the checks themselves: each must find the fault of a prepared page.

test('each check finds its fault', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 })
  await page.setContent(`<body style="margin: 0"><h1>One</h1><h3>Three</h3>
    <div style="width: 500px">Wider than the window</div>
    <div style="height: 18px; width: 90px; overflow: hidden; line-height: 18px; white-space: nowrap">Fits as it is</div>
    <div style="height: 18px; overflow: hidden">Lines<br />that are<br />cut off</div>
    <input type="text" name="i18n.title.pt" aria-label="Title" />
    <button style="width: 12px; height: 12px; padding: 0">x</button><button style="width: 12px; height: 12px; padding: 0">y</button>
    <style>@keyframes turn { to { rotate: 1turn } }</style><i style="display: block; animation: turn 1s infinite">o</i></body>`)
  expect(await findHeadingFaults(page)).toHaveLength(1)
  expect(await findPageScrolledSideways(page)).not.toEqual([])
  expect(await findCutOffText(page)).toHaveLength(1)
  expect(await findTextCutOffBySpacing(page)).toEqual(
    expect.arrayContaining([expect.stringContaining('Fits as it is')]),
  )
  expect(await findTextsWithoutLanguage(page)).toHaveLength(1)
  expect(await findSmallTargets(page)).toHaveLength(2)
  expect(await findMotion(page)).toHaveLength(1)
})

test('tabbing finds a covered control, invisible focus, a skipped control and a focus trap', async ({
  page,
}) => {
  await page.setContent(`<style>button:focus-visible { outline: 2px solid } .bare:focus-visible { outline: none }</style>
    <header style="position: fixed; inset: 0 0 auto; height: 80px; background: white; z-index: 2">Bar</header>
    <button style="position: fixed; top: 10px">Covered</button>
    <div style="margin-top: 100px"><button>Sound</button><button class="bare">Unseen</button>
    <button tabindex="3">First of all</button><button>Last</button></div>`)
  const { faults, stops } = await tabThroughPage(page)
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['covered', 'focus not seen', 'not reached']),
  )
  expect(stops).toBe(4)
  await page.setContent(
    `<input aria-label="One" /><textarea onkeydown="if (event.key === 'Tab') event.preventDefault()"></textarea><button>Never</button>`,
  )
  expect((await tabThroughPage(page)).faults).toEqual([expect.stringContaining('trap')])
})
