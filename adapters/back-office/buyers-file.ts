import type { ProductBuyer } from '../../domain/order/product-buyer.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { csvOf } from './csv.ts'

/** The same in every language, for mailing programs. */
const COLUMNS = ['order', 'ordered', 'sent', 'status', 'variant', 'quantity', 'name', 'email', 'language']

const dayOf = (instant: string): string => zurichTime(new Date(instant)).day

const row = ({ number, createdAt, sentAt, status, variantId, quantity, name, email, locale }: ProductBuyer): readonly string[] =>
  [number, dayOf(createdAt), [...new Set(sentAt.map(dayOf))].join(' '), status, variantId, String(quantity), name, email, locale]

export const buyersFile = (buyers: readonly ProductBuyer[]): string => csvOf([COLUMNS, ...buyers.map(row)])
