import type { Stock } from './stock.ts'
import { STOCK_THRESHOLD, stockLevel, type StockLevel } from './stock-level.ts'

export const STOCK_MESSAGES = [
  'reduce_stock', 'no_stock_available', 'available_stock_more_then_ten', 'available_stock_less_then_ten',
  'on_warehouse',
] as const
export type StockMessage = (typeof STOCK_MESSAGES)[number]

export const BADGE_COLOURS = ['disabled', 'warning', 'danger', 'success', 'brand-secondary', 'default'] as const
export type BadgeColour = (typeof BADGE_COLOURS)[number]

/** The badge: a message id with its count, the colour, and the stock level. */
export type StockBadge = {
  readonly message: StockMessage
  readonly messageKey: `product.stock.${StockMessage}`
  readonly colour: BadgeColour
  readonly level: StockLevel
  readonly count: number
}

type Rule = { readonly message: StockMessage; readonly applies: (stock: Stock, quantity: number) => boolean }

/** The first rule that applies decides; the order is the specification's (Commerce §4). */
const RULES: readonly Rule[] = [
  {
    message: 'reduce_stock',
    applies: (stock, quantity) => stock.stopOrder && stock.onHand > 0 && quantity > stock.onHand,
  },
  { message: 'no_stock_available', applies: (stock) => stock.stopOrder && stock.onHand <= 0 },
  {
    message: 'available_stock_more_then_ten',
    applies: (stock, quantity) => stock.onHand > STOCK_THRESHOLD && quantity <= stock.onHand,
  },
  {
    message: 'available_stock_less_then_ten',
    applies: (stock, quantity) => stock.onHand > 0 && quantity <= stock.onHand,
  },
]

const COLOURS: ReadonlyMap<string, BadgeColour> = new Map<StockMessage, BadgeColour>([
  ['reduce_stock', 'warning'],
  ['no_stock_available', 'danger'],
  ['available_stock_more_then_ten', 'success'],
  ['available_stock_less_then_ten', 'brand-secondary'],
  ['on_warehouse', 'default'],
])

/** One of six colours; an unknown message is rendered in the default one (decision A19). */
export const badgeColour = (message: string): BadgeColour => COLOURS.get(message) ?? 'default'

export const stockMessage = (stock: Stock, quantity: number): StockMessage =>
  RULES.find((rule) => rule.applies(stock, quantity))?.message ?? 'on_warehouse'

/**
 * The badge of a variant for a quantity (Commerce §4). Stock owed to earlier orders is shown as none, never as a negative number. A
 * product that is no longer sold keeps its text and loses its colour (decision A19).
 */
export const stockBadge = (stock: Stock, quantity: number, isSold: boolean = true): StockBadge => {
  const message = stockMessage(stock, quantity)
  const isOwed = message === 'on_warehouse' && stock.onHand < 0
  return {
    message,
    messageKey: `product.stock.${isOwed ? 'no_stock_available' : message}`,
    colour: isSold ? badgeColour(message) : 'disabled',
    level: stockLevel(stock, quantity),
    count: Math.max(stock.onHand, 0),
  }
}
