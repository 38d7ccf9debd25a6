import type { CartLine } from '../../../domain/cart/cart.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { packWords } from '../../../domain/product/pack-words.ts'
import { shownValue } from '../../../domain/product/shown-value.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import { useTexts } from '../parts/use-texts.ts'

/** A line break between a value and its name or unit makes it easy to misread. */
const NO_BREAK = '\u00a0'

/** The texts of the lines of an order. */
export const useLineTexts = () => {
  const { t, locale } = useTexts()
  const titleOf = ({ titles }: OrderLine): string => inLocale(titles, locale)
  const valuesOf = ({ option, eye }: CartLine): string => OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [`${t(`cart.value.${key}`)}${NO_BREAK}${shownValue(key, value, { eye, locale })}`]
  }).join('  ')
  const contentOf = ({ packLabel }: CartLine): string => {
    const { unit, count, label } = packWords(packLabel)
    return t(`product.content.${unit}`, { count, label }).replaceAll(/(?<=\d) /g, NO_BREAK)
  }
  return {
    titleOf,
    /** The lines of both eyes are mostly the same product. */
    titleWithEye: (line: OrderLine): string =>
      (line.eye === undefined ? titleOf(line) : `${titleOf(line)}, ${t(`product.eye.${line.eye}`)}`),
    /** The eye, the lens values as printed on the box, and the pack size. */
    detailsOf: (line: OrderLine): string => [
      line.eye === undefined ? '' : t(`product.eye.${line.eye}`), valuesOf(line), t('mail.pack', { size: contentOf(line) }),
    ].filter((detail) => detail !== '').join(', '),
  }
}
