import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { Failure } from '../refusal.ts'
import type { VariantStock } from './variant-stock.ts'

/**
 * Stock and delivery dates of what is chosen: a search overtaken by a newer one is ignored, its error too (Commerce
 * §4).
 */
export const stockMachine = latestResponseMachine<unknown, readonly VariantStock[], Failure>({ id: 'stock', overtakenBy: 'request' })
