import { FormattedMessage } from 'react-intl'
import { packWords } from '../../domain/product/pack-words.ts'

/** The content of a pack: 30 lenses, 2 pieces; liquids by their label, `2 × 360 ml`. */
export const PackContentView = ({ label }: { readonly label: string }) => {
  const { unit, ...values } = packWords(label)
  return <FormattedMessage id={`product.content.${unit}`} values={values} />
}
