import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Page } from '../design/Layout.tsx'
import { CHECKOUT_LEGAL_PAGES } from './legal-pages.ts'
import css from './Checkout.module.css'

export type CheckoutFooterViewProps = {
  readonly toLegalPath: (path: string) => string
  readonly languages: ReactNode
}

/** The foot of the checkout: what one may want to read before one orders. */
export const CheckoutFooterView = ({ toLegalPath, languages }: CheckoutFooterViewProps) => (
  <footer className={css['footer']}>
    <Page>
      <div className={css['foot']}>
        <nav aria-label={useIntl().formatMessage({ id: 'shell.footer.legal' })}>
          <ul className={css['links']}>
            {CHECKOUT_LEGAL_PAGES.map(({ path, label }) => (
              <li key={path}><Link to={toLegalPath(path)}><FormattedMessage id={label} /></Link></li>
            ))}
          </ul>
        </nav>
        {languages}
      </div>
    </Page>
  </footer>
)
