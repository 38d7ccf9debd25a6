import { FormattedMessage, useIntl } from 'react-intl'
import type { OptionKey } from '../../domain/prescription/lens-option.ts'
import { Disclosure } from '../design/Disclosure.tsx'
import { Link } from '../design/Link.tsx'
import { upToSources } from '../design/picture-sources.ts'
import { GALLERY_MAIN } from './GalleryView.tsx'
import { OPTION_MESSAGES } from './option-messages.ts'
import css from './ValuesHelpView.module.css'

export type ValuesHelpViewProps = {
  /** The values of this lens, in the order of its fields. */
  readonly keys: readonly OptionKey[]
  /** The picture that marks where they are printed. */
  readonly picture?: string | undefined
  /** The page that explains all values. */
  readonly guidePath: string
}

/** Where the values are printed on the box, and what they mean; collapsed. */
export const ValuesHelpView = ({ keys, picture, guidePath }: ValuesHelpViewProps) => {
  const intl = useIntl()
  return (
    <Disclosure summary={<FormattedMessage id="product.values_help" />}>
      <div className={css['help']}>
        {picture !== undefined && (
          <img
            {...upToSources(picture, GALLERY_MAIN.width, GALLERY_MAIN.height)}
            {...GALLERY_MAIN}
            sizes="(max-width: 639px) 90vw, 224px"
            alt={intl.formatMessage({ id: 'product.gallery.parameters' })}
            loading="lazy"
            decoding="async"
          />
        )}
        <dl className={css['values']}>
          {keys.map((key) => (
            <div key={key}>
              <dt><FormattedMessage id={OPTION_MESSAGES[key]} /></dt>
              <dd><FormattedMessage id={`product.values_help.${key}`} /></dd>
            </div>
          ))}
        </dl>
      </div>
      <p><Link to={guidePath}><FormattedMessage id="product.values_help_more" /></Link></p>
    </Disclosure>
  )
}
