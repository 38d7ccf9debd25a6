import { randomInt } from 'node:crypto'

/** As asked from a place of its own, which the shop of the journeys believes: a place may open so many accounts and no more. */
export const elsewhere = (): { readonly 'x-forwarded-for': string } =>
  ({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}` })
