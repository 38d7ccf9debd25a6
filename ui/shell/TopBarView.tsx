import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './TopBar.module.css'

export type TopBarViewProps = {
  /** Already written as an amount; absent where shipping is never free. */
  readonly freeShippingFrom?: string | undefined
  readonly phone: string
  readonly languages: ReactNode
}

/** Why to buy here, whom to call, in which language; only where there is room (Account §2.6). */
export const TopBarView = ({ freeShippingFrom, phone, languages }: TopBarViewProps) => {
  const intl = useIntl()
  return (
    <div className={css['bar']}>
      <Page>
        <div className={css['row']}>
          <ul className={css['points']}>
            {freeShippingFrom !== undefined && (
              <li>
                <Icon name="check" size="small" />
                <FormattedMessage id="shell.point.shipping" values={{ amount: freeShippingFrom }} />
              </li>
            )}
            <li><Icon name="check" size="small" /><FormattedMessage id="shell.point.original" /></li>
            <li><Icon name="check" size="small" /><FormattedMessage id="shell.point.opticians" /></li>
          </ul>
          <a className={css['phone']} href={phoneLink(phone)} aria-label={intl.formatMessage({ id: 'shell.call' }, { phone })}>
            <Icon name="phone" size="small" />
            {phone}
          </a>
          {languages}
        </div>
      </Page>
    </div>
  )
}
