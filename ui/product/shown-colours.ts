import { madeValues } from '../../domain/prescription/allowed-values.ts'
import { type ColourParts, colourPartsOf } from '../../domain/product/colour-kind.ts'
import { colourName } from '../../domain/product/colour-name.ts'
import { isChosenPerEye } from '../../domain/product/is-chosen-per-eye.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** A colour of glasses or cases: its value, its name in this language, and its appearance. */
export type ShownColour = ColourParts & { readonly made: string; readonly text: string }

/** Empty for lenses: the appearance of their colours depends on the eye. */
export const shownColours = (product: Product, locale: Locale): readonly ShownColour[] =>
  isChosenPerEye(product)
    ? []
    : (madeValues(product.space).color ?? []).map(String)
      .map((made) => ({ made, text: colourName(made, locale), ...colourPartsOf(made) }))
