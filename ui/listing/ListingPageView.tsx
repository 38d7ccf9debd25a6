import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Page } from '../design/Layout.tsx'
import { Link } from '../design/Link.tsx'
import css from './ListingPageView.module.css'

export type ListingPageViewProps = {
  readonly title: ReactNode
  readonly description?: string | undefined
  readonly subcategories?: readonly { readonly title: string; readonly to: string }[] | undefined
  readonly breadcrumbs?: ReactNode
  /** The editors' content around the products, in full width if set. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** The header of a product list: breadcrumbs, title, subcategories. */
export const ListingPageView = (
  { title, description, subcategories = [], breadcrumbs, above, below, children }: ListingPageViewProps,
) => {
  const intl = useIntl()
  return (
    <>
      {above}
      <Page>
        <div className={css['page']}>
          {breadcrumbs}
          <div className={css['head']}>
            <h1>{title}</h1>
            {description !== undefined && description !== '' && <p className={css['description']}>{description}</p>}
            {subcategories.length > 0 && (
              <nav aria-label={intl.formatMessage({ id: 'listing.subcategories' })}>
                <ul className={css['subcategories']}>
                  {subcategories.map(({ title: name, to }) => <li key={to}><Link to={to}>{name}</Link></li>)}
                </ul>
              </nav>
            )}
          </div>
          {children}
        </div>
      </Page>
      {below}
    </>
  )
}
