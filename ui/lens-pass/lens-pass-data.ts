import type { ShownValues, ShownWearer } from '../../domain/lens-pass/shown-lens-pass.ts'
import type { ValuesSource } from '../../domain/lens-pass/lens-pass.ts'
import type { SuggestedValues } from '../../domain/lens-pass/suggest-values.ts'
import { productPath } from '../../domain/product/product-path.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { toEyeRows, valuesQuery, type EyeRow } from '../product/eye-values.ts'

/** Lens values for display; days are yyyy-MM-dd. */
export type ValuesEntry = {
  readonly id: number
  readonly day: string
  readonly source: ValuesSource
  readonly rows: readonly EyeRow[]
  readonly changePath: string
  /** Their lens, with the path of its page with these values filled in. */
  readonly lens?: { readonly title: string; readonly path: string }
}
export type WearerEntry = {
  readonly id: number
  readonly name: string
  readonly current: ValuesEntry
  readonly earlier: readonly ValuesEntry[]
}

export type SuggestionEntry = {
  readonly orderId: number
  readonly orderNumber: string
  readonly day: string
  readonly title: string
  readonly rows: readonly EyeRow[]
  readonly lineIds: readonly string[]
}

const toEntry = ({ id, day, source, eyes, lens }: ShownValues, locale: Locale): ValuesEntry => ({
  id, day, source, rows: toEyeRows(eyes, locale),
  changePath: localePath(locale, `/my-account/lens-pass/values/${id}`),
  ...omitUndefined({
    lens: lens && {
      title: inLocale(lens.titles, locale),
      path: `${localePath(locale, productPath(lens.id, inLocale(lens.slugs, locale)))}?${valuesQuery(eyes)}`,
    },
  }),
})

export const toWearerEntries = (wearers: readonly ShownWearer[], locale: Locale): readonly WearerEntry[] =>
  wearers.flatMap(({ id, name, values }) => {
    const [current, ...earlier] = values.map((dated) => toEntry(dated, locale))
    return current === undefined ? [] : [{ id, name, current, earlier }]
  })

export const toSuggestionEntry = (
  { orderId, orderNumber, day, titles, lineIds, eyes }: SuggestedValues, locale: Locale,
): SuggestionEntry => ({ orderId, orderNumber, day, title: inLocale(titles, locale), rows: toEyeRows(eyes, locale), lineIds })
