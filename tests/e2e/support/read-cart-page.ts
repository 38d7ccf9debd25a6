import type { Page } from '@playwright/test'
import type { SeenCart } from '../../scenarios/shopper.ts'
import type { Words } from './shop-texts.ts'

/** The content of the cart page, by lines and sums. */
export const readCartPage = async (page: Page, words: Words): Promise<SeenCart> => {
  const terms = {
    right: words('product.eye.right'), left: words('product.eye.left'), subtotal: words('cart.subtotal'),
    shipping: words('cart.shipping'), total: words('cart.total'), discount: words('cart.discount_by', { code: '' }).slice(0, 6),
    missing: words('cart.free_shipping_progress'),
  }
  return page.evaluate((labels) => {
    const main = document.querySelector('main') ?? document.body
    const text = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
    const cents = (message: string): number | undefined => {
      const [, minus, whole = '', rest = ''] = /(-?)(\d[\d’]*)\.(\d{2})/.exec(message) ?? []
      return whole === '' ? undefined : Number(`${minus ?? ''}${whole.replaceAll('’', '')}${rest}`)
    }
    const rows = [...main.querySelectorAll('dl > div')].map((row) =>
      [text(row.querySelector('dt')), text(row.querySelector('dd'))] as const)
    const sum = (term: string) => cents(rows.find(([name]) => name === term)?.[1] ?? '')
    const code = (change: string) => text(main.querySelector(`form:has(button[value="${change}"]) strong`))
    const lines = [...main.querySelectorAll<HTMLInputElement>('form input[name="lineId"]')].map(({ form }) => {
      const line = form?.closest('li')
      const message = [...(line?.querySelectorAll('p span') ?? [])].map(text)
      const eye = (['right', 'left'] as const).find((one) => message.includes(labels[one]))
      return {
        title: text(line?.parentElement?.closest('li')?.querySelector('h2')),
        ...(eye === undefined ? {} : { eye }),
        quantity: Number(form?.querySelector<HTMLInputElement>('input[name="quantity"]')?.value ?? 1),
        total: cents(text(form)) ?? 0,
      }
    })
    const [shipping, coupon, miles] = [sum(labels.shipping), code('removeCoupon'), code('removeMiles')]
    const notice = text(main.querySelector(`[aria-label="${labels.missing}"]`)?.parentElement)
    const missing = notice === '' ? undefined : cents(notice)
    return {
      lines,
      subtotal: sum(labels.subtotal) ?? 0,
      discount: cents(rows.find(([name]) => name.startsWith(labels.discount))?.[1] ?? '') ?? 0,
      ...(shipping === undefined ? {} : { shipping }),
      total: sum(labels.total) ?? 0,
      ...(coupon === '' ? {} : { coupon }),
      ...(miles === '' ? {} : { miles }),
      ...(missing === undefined ? {} : { missingForFreeShipping: missing }),
    }
  }, terms)
}
