import type { LocalText } from '../shop/locale.ts'

/** A node of the catalogue: `lens`, `lens/daily`, `lens/daily/toric` (Commerce §1). */
export type Category = {
  readonly path: string
  readonly titles: LocalText
  readonly descriptions: LocalText
  readonly children: readonly { readonly path: string; readonly titles: LocalText }[]
}
