import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Page } from '../design/Layout.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import css from './TopBar.module.css'

export type TopBarViewProps = {
  readonly points: readonly string[]
  readonly phone: string
  readonly languages: ReactNode
}

/** Reasons to buy here, the phone number and the languages; only if there is room (Account §2.6). */
export const TopBarView = ({ points, phone, languages }: TopBarViewProps) => {
  const intl = useIntl()
  return (
    <div className={css['bar']}>
      <Page>
        <div className={css['row']}>
          <ul className={css['points']}>
            {points.map((point) => <li key={point}><Icon name="check" size="small" />{point}</li>)}
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
