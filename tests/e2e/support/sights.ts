import { TRIES } from '../../support/repetitions.ts'
import type { Locale } from './addresses.ts'

export type Sight = { readonly locale: Locale; readonly width: number }

const PHONE: Sight = { locale: 'de', width: 375 }
const DESKTOP: Sight = { locale: 'fr', width: 1280 }

/** The language and width of the runs of a journey: one of these first, both with `TRIES=many`. */
export const sights = (first: 'phone' | 'desktop'): readonly Sight[] =>
  (first === 'phone' ? [PHONE, DESKTOP] : [DESKTOP, PHONE]).slice(0, TRIES.sights)
