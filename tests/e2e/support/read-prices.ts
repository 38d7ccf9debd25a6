import type { Page } from '@playwright/test'
import type { Prices } from '../../scenarios/shopper.ts'
import { plainText } from '../../scenarios/plain-text.ts'
import type { Words } from './shop-texts.ts'

const GAP = '#'

const cents = (message: string): number => Number(message.replace(/\D/g, ''))

/** The amount in a sentence that begins the same in every language. */
const amountIn = (message: readonly string[], sentence: string): number | undefined => {
  const [before = ''] = plainText(sentence).split(GAP)
  const result = message.find((one) => one.startsWith(before))
  const amount = /\d[\d’]*\.\d{2}/.exec(result?.slice(before.length) ?? '')?.[0]
  return amount === undefined ? undefined : cents(amount)
}

/** The price box of a product for one pack. */
export const readPrices = async (page: Page, words: Words): Promise<Prices> => {
  const box = page.getByRole('main').locator('form p').filter({ hasText: words('product.price_now') }).first()
  const message = (await box.locator('xpath=..').locator('p').allInnerTexts()).map(plainText)
  const website = amountIn(message, words('product.price_website', { price: GAP }))
  const saved = amountIn(message, words('product.savings', { amount: GAP, percent: 0 }))
  const struck = box.locator('s')
  return {
    current: cents(await box.locator('strong').innerText()),
    ...((await struck.count()) === 0 ? {} : { original: cents(await struck.innerText()) }),
    ...(website === undefined ? {} : { website }),
    ...(saved === undefined ? {} : { saved }),
  }
}
