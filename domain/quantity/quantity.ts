import type { Branded } from '../branded.ts'

/** How many packs: a whole number from 1 up to the product's limit (Commerce §5). */
export type Quantity = Branded<number, 'Quantity'>
