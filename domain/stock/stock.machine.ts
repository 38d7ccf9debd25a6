import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { Failure } from '../refusal.ts'
import type { VariantStock } from './variant-stock.ts'

/**
 * Stock and delivery dates of the current selection: a response that a newer request overtook is dropped, and so is its failure
 * (Commerce §4).
 */
export const stockMachine = latestResponseMachine<unknown, readonly VariantStock[], Failure>({ id: 'stock', overtakenBy: 'request' })
