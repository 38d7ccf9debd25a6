import type { Money } from '../money/money.ts'

export type TermsNotAccepted = { readonly _tag: 'TermsNotAccepted' }
/** It is no longer what the shopper saw when pressing the button; `total` is what it is now. */
export type TotalChanged = { readonly _tag: 'TotalChanged'; readonly total: Money }
/** More than may be sent to the country of the bill at once. */
export type OrderLimitReached = { readonly _tag: 'OrderLimitReached'; readonly limit: Money }
/** Its link alone does not show it, or no longer. */
export type OrderOfAnother = { readonly _tag: 'OrderOfAnother' }
/** E-mail and postcode are not both those of the order; which of them is not said. */
export type OrderNotProven = { readonly _tag: 'OrderNotProven' }
export type NoDocuments = { readonly _tag: 'NoDocuments' }

/** What may be said to somebody who places an order or looks at one. */
export type OrderRefusal = TermsNotAccepted | TotalChanged | OrderLimitReached | NoDocuments | OrderOfAnother | OrderNotProven
