import { TRIES } from '../../support/repetitions.ts'
import type { Locale } from './addresses.ts'

export type Screen = { readonly locale: Locale; readonly width: number }

const PHONE: Screen = { locale: 'de', width: 375 }
const DESKTOP: Screen = { locale: 'fr', width: 1280 }

/** The language and width of the runs of a journey: one of these first, both with `TRIES=many`. */
export const screens = (first: 'phone' | 'desktop'): readonly Screen[] =>
  (first === 'phone' ? [PHONE, DESKTOP] : [DESKTOP, PHONE]).slice(0, TRIES.screens)
