import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import type { PageLinks } from './listing-links.ts'
import css from './PaginationView.module.css'

/** Up to three page links, and previous and next if they exist (Commerce §2). */
export const PaginationView = ({ links }: { readonly links: PageLinks }) => {
  const intl = useIntl()
  return (
    <nav className={css['bar']} aria-label={intl.formatMessage({ id: 'listing.pages' })}>
      {links.previous !== undefined && (
        <Link className={css['step']} to={links.previous} rel="prev" aria-label={intl.formatMessage({ id: 'listing.previous' })}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {links.pages.map((page) => (
        <Link
          key={page.value}
          className={css['page']}
          to={page.to}
          aria-current={page.isChosen ? 'page' : undefined}
          aria-label={intl.formatMessage({ id: 'listing.page' }, { page: page.value })}
        >
          {page.value}
        </Link>
      ))}
      {links.next !== undefined && (
        <Link className={css['step']} to={links.next} rel="next" aria-label={intl.formatMessage({ id: 'listing.next' })}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
