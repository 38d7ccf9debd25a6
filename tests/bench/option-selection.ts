import type { Browser } from 'playwright'
import { waitUntilHydrated } from '../e2e/support/hydration.ts'

/** Milliseconds of script and style work from selecting a value until the page is idle, one reading per selection. */
export const optionSelectionTime = async (browser: Browser, url: string): Promise<readonly number[]> => {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  // A page before hydration ignores selections.
  await waitUntilHydrated(page)
  const scriptTime = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const sphere = page.locator('[name="r_sphere"]').first()
  const values = ['-2.25', '-3.00', '-1.50', '-4.75', '+1.00', '-5.25', '-0.75']
  const times: number[] = []
  for (const value of values) {
    const before = await scriptTime()
    if ((await sphere.evaluate((element) => element.tagName)) === 'SELECT') {
      const option = await sphere.locator('option').evaluateAll(
        (options, input) =>
          options.map((one) => one as HTMLOptionElement).find((one) => one.textContent?.replace('−', '-').includes(input))?.value,
        value,
      )
      await sphere.selectOption(option ?? '')
    } else {
      await sphere.fill(value)
      await sphere.blur()
    }
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve, 50) }) }))
    times.push((await scriptTime()) - before)
  }
  await page.close()
  return times
}
