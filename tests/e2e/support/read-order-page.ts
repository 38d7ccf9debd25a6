import type { Page } from '@playwright/test'
import type { SeenEntry, SeenOrder } from '../../scenarios/shopper.ts'
import type { Words } from './shop-texts.ts'

const STATUSES = [
  'cart', 'payment_pending', 'new', 'fulfiller_ready', 'accepted', 'open', 'shipped', 'cancelled', 'returned', 'in_progress',
] as const

const statusesOf = (words: Words) => STATUSES.map((status) => [words(`order.status.${status}`), `order.status.${status}`] as const)

/** The content of an order page: status, items, destination. */
export const readOrderPage = async (page: Page, words: Words): Promise<SeenOrder> => {
  const terms = {
    right: words('product.eye.right'), left: words('product.eye.left'), shipping: words('cart.shipping'), total: words('cart.total'),
    deliveredTo: words('checkout.address.shipping'), billedTo: words('checkout.address.billing'), statuses: statusesOf(words),
  }
  return page.evaluate((labels) => {
    const main = document.querySelector('main') ?? document.body
    const text = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
    const cents = (message: string): number => {
      const [, whole = '0', rest = '00'] = /(\d[\d’]*)\.(\d{2})/.exec(message) ?? []
      return Number(`${whole.replaceAll('’', '')}${rest}`)
    }
    const rowOf = (term: string) =>
      [...main.querySelectorAll('dl > div')].find((row) => text(row.querySelector('dt')) === term)?.querySelector('dd')
    const badges = [...main.querySelectorAll('header span')].map(text)
    const lines = [...main.querySelectorAll('li:has(> div h3)')].flatMap((group) =>
      [...group.querySelectorAll('li')].map((line) => {
        const eye = (['right', 'left'] as const).find((one) => [...line.querySelectorAll('p span')].map(text).includes(labels[one]))
        const sums = line.lastElementChild
        return {
          title: text(group.querySelector('h3')),
          ...(eye === undefined ? {} : { eye }),
          quantity: Number.parseInt(text(sums?.querySelector('span')), 10),
          total: cents(text(sums?.querySelector('strong'))),
        }
      }))
    const address = (term: string) => [...(rowOf(term)?.querySelectorAll('span') ?? [])].map(text).join('\n')
    return {
      number: /[A-Z]{2}-\d{4}-\d{6}/.exec(text(main))?.[0] ?? '',
      status: labels.statuses.find(([message]) => badges.includes(message))?.[1] ?? 'order.status.in_progress',
      lines,
      shipping: cents(text(rowOf(labels.shipping))),
      total: cents(text(rowOf(labels.total))),
      deliveredTo: address(labels.deliveredTo),
      billedTo: address(labels.billedTo),
    }
  }, terms)
}

/** The content of the history for every order. */
export const readHistoryPage = async (page: Page, words: Words): Promise<readonly SeenEntry[]> =>
  page.evaluate((statuses) => {
    const text = (element: Element | null | undefined): string => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
    return [...document.querySelectorAll('main li:has(h2)')].map((entry) => {
      const message = [...entry.querySelectorAll('span')].map(text)
      return {
        number: text(entry.querySelector('h2')),
        status: statuses.find(([name]) => message.includes(name))?.[1] ?? 'order.status.in_progress',
        total: Number(text(entry.querySelector('strong')).replace(/\D/g, '')),
      }
    })
  }, statusesOf(words))
