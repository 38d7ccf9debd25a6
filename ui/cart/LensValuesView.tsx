import { FormattedMessage, useIntl } from 'react-intl'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { ShownValue } from './line-data.ts'
import css from './LensValuesView.module.css'

export type LensValuesViewProps = { readonly eye?: Eye | undefined; readonly values: readonly ShownValue[] }

/** Eye and values as printed on the box, in large type: they are read without lenses. */
export const LensValuesView = ({ eye, values }: LensValuesViewProps) => {
  const intl = useIntl()
  if (eye === undefined && values.length === 0) return null
  return (
    <div className={css['lens']}>
      {eye !== undefined && (
        <p className={css['eye']}>
          <span aria-hidden="true"><FormattedMessage id={`product.eye_letter.${eye}`} /></span>
          <VisuallyHidden><FormattedMessage id={`product.eye.${eye}`} /></VisuallyHidden>
        </p>
      )}
      <dl className={css['values']}>
        {values.map(({ key, text }) => (
          <div key={key} className={css['value']}>
            <dt><abbr title={intl.formatMessage({ id: `product.option.${key}` })}><FormattedMessage id={`cart.value.${key}`} /></abbr></dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
