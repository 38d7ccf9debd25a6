import { markedLayout, type MarkedMatch } from '../binding/page-marks.ts'

/** The layouts of the shop (Account §2.6). */
export const LAYOUTS = ['default', 'account', 'blank', 'loading'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The layout of that name, otherwise the default one. */
export const resolveLayout = (name: string | undefined): Layout => LAYOUTS.find((layout) => layout === name) ?? 'default'

/** The parts of the frame in each layout: the account has no offers, and a blank page has no frame. */
const FRAMES: { readonly [layout in Layout]: { readonly hasFrame: boolean; readonly hasOffers: boolean } } = {
  default: { hasFrame: true, hasOffers: true },
  account: { hasFrame: true, hasOffers: false },
  blank: { hasFrame: false, hasOffers: false },
  loading: { hasFrame: false, hasOffers: false },
}

/** The layout of a page: named by its route, or `account` by its address. */
export const layoutOf = (matches: readonly MarkedMatch[], path: string) => {
  const layout = resolveLayout(markedLayout(matches) ?? (/^\/my-account(\/|$)/.test(path) ? 'account' : undefined))
  return { layout, ...FRAMES[layout] }
}
