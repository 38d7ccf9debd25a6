import type { Clock } from '../../../application/commerce/shop/clock.port.ts'

export const systemClock: Clock = { now: () => new Date() }
