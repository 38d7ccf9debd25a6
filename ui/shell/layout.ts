import { markedLayout, type MarkedMatch } from '../binding/page-marks.ts'

/** The rooms of the shop (Account §2.6). */
export const LAYOUTS = ['default', 'account', 'blank', 'loading'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The room of that name; a name that nobody knows is the shop itself. */
export const resolveLayout = (name: string | undefined): Layout => LAYOUTS.find((layout) => layout === name) ?? 'default'

/** What of the frame stands in each room: whoever is in the own account is offered nothing, and a blank page has nothing around it. */
const FRAMES: { readonly [layout in Layout]: { readonly hasFrame: boolean; readonly hasOffers: boolean } } = {
  default: { hasFrame: true, hasOffers: true },
  account: { hasFrame: true, hasOffers: false },
  blank: { hasFrame: false, hasOffers: false },
  loading: { hasFrame: false, hasOffers: false },
}

/** The room of a page: its route names it, or it is the account by its address. */
export const layoutOf = (matches: readonly MarkedMatch[], path: string) => {
  const layout = resolveLayout(markedLayout(matches) ?? (/^\/my-account(\/|$)/.test(path) ? 'account' : undefined))
  return { layout, ...FRAMES[layout] }
}
