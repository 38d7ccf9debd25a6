import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import type { NamedPage } from './legal-pages.ts'
import css from './Checkout.module.css'

export type CheckoutFooterViewProps = {
  readonly pages: readonly NamedPage[]
  readonly languages: ReactNode
}

/** The footer of the checkout: pages a shopper may want to read before ordering. */
export const CheckoutFooterView = ({ pages, languages }: CheckoutFooterViewProps) => (
  <footer className={css['footer']}>
    <Page>
      <div className={css['foot']}>
        <nav aria-label={useIntl().formatMessage({ id: 'shell.footer.legal' })}>
          <ul className={css['links']}>
            {pages.map(({ to, label }) => <li key={to}><Link to={to}><FormattedMessage id={label} /></Link></li>)}
          </ul>
        </nav>
        {languages}
      </div>
    </Page>
  </footer>
)
