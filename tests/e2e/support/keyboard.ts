import { expect, type Locator, type Page } from '@playwright/test'

type Sight = { readonly isOutlined: boolean; readonly isCovered: boolean; readonly isInside: boolean; readonly what: string }

/** Whether the focused element shows its focus and is visible. */
export const focusIndicator = (page: Page): Promise<Sight> =>
  page.evaluate(async () => {
    // A dialog is visible at the end of its slide-in.
    const moving = document.activeElement?.closest('dialog')?.getAnimations() ?? []
    await Promise.race([
      Promise.allSettled(moving.map(({ finished }) => finished)),
      new Promise((resolve) => { setTimeout(resolve, 1000) }),
    ])
    const element = document.activeElement ?? document.body
    // A card shows the focus of the link or control inside it.
    const candidates = [element, element.closest('label'), element.nextElementSibling].filter((one) => one !== null)
    const isOutlined = candidates.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')])
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
    const rect = (element.getBoundingClientRect().width > 2 ? element : (element.closest('label') ?? element)).getBoundingClientRect()
    const x = Math.min(Math.max(rect.left + rect.width / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max(rect.top + rect.height / 2, 1), innerHeight - 1)
    const top = document.elementFromPoint(x, y)
    const label = element.closest('label')
    return {
      isOutlined,
      isCovered: top !== null && !element.contains(top) && !top.contains(element) && label?.contains(top) !== true,
      isInside: rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth,
      what: `${element.tagName} ${element.getAttribute('name') ?? ''} ${(element.textContent ?? '').trim().slice(0, 40)}`,
    }
  })

const isThere = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** Moves to an element with the Tab key alone, with a visible focus at each stop. */
export const tabTo = async (page: Page, target: Locator, most = 120): Promise<void> => {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere(target)) return
    await page.keyboard.press('Tab')
    const { isOutlined, isCovered, isInside, what } = await focusIndicator(page)
    if (what.startsWith('BODY')) continue
    expect.soft({ isOutlined, isCovered, isInside }, what).toEqual({ isOutlined: true, isCovered: false, isInside: true })
  }
  throw new Error(`The Tab key does not reach ${String(target)}`)
}
