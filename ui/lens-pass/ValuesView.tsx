import { FormattedMessage } from 'react-intl'
import { EYE_MESSAGES, OPTION_MESSAGES } from '../product/option-messages.ts'
import type { EyeRow } from '../product/eye-values.ts'
import css from './LensPassPageView.module.css'

/** The values of both eyes in large type, right first. */
export const ValuesView = ({ rows }: { readonly rows: readonly EyeRow[] }) => (
  <div className={css['eyes']}>
    {rows.map(({ eye, values }) => (
      <section key={eye} className={css['eye']}>
        <h4><FormattedMessage id={EYE_MESSAGES[eye]} /></h4>
        <dl className={css['values']}>
          {values.map(({ key, text }) => (
            <div key={key}>
              <dt><FormattedMessage id={OPTION_MESSAGES[key]} /></dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
