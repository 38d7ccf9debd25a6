import type { PriceEntry } from './pricing.ts'

/** The largest amount and number that the database stores. */
const LARGEST = 2_147_483_647

export const isWithin = (value: number, from: number): boolean => Number.isInteger(value) && value >= from && value <= LARGEST

type Amounts = Pick<PriceEntry, 'original' | 'current' | 'website' | 'bulk'>

/** The invalid fields of a price: amounts are whole cents from 0, bulk tiers begin at two packs and ascend. */
export const priceFaults = ({ original, current, website, bulk }: Amounts): readonly string[] => [
  ...Object.entries({ original, current, website }).flatMap(([field, cents]) => (isWithin(cents, 0) ? [] : [field])),
  ...bulk.flatMap(({ quantity, cents }, at) =>
    (isWithin(cents, 0) && isWithin(quantity, (bulk[at - 1]?.quantity ?? 1) + 1) ? [] : [`bulk[${at}]`])),
]
