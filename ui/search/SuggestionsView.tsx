import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Picture } from '../design/Picture.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { MoneyText } from '../money/MoneyText.tsx'
import { PackContentView } from '../listing/PackContentView.tsx'
import { SUGGESTIONS_ID, suggestionId } from './suggestion-state.ts'
import css from './SuggestionsView.module.css'

export type SuggestionsViewProps = {
  readonly state: 'idle' | 'loading' | 'results' | 'noResults'
  readonly term: string
  readonly products: readonly ListedProduct[]
  readonly total: number
  readonly selected?: number | undefined
  readonly showAll: string
  readonly onOpened: () => void
}

const THUMB = 140

/** Up to five products, and a last row that leads to all of them. */
export const SuggestionsView = ({ state, term, products, total, selected, showAll, onOpened }: SuggestionsViewProps) => {
  const intl = useIntl()
  const option = (row: number) => ({
    id: suggestionId(row), role: 'option', tabIndex: -1, 'aria-selected': row === selected, onClick: onOpened,
  })
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {state === 'loading' && <FormattedMessage id="search.loading" />}
          {state === 'results' && <FormattedMessage id="search.suggestion_count" values={{ count: products.length }} />}
          {state === 'noResults' && <FormattedMessage id="search.no_hits" values={{ term }} />}
        </span>
      </VisuallyHidden>
      {state === 'noResults' && (
        <p className={css['panel']} aria-hidden="true"><FormattedMessage id="search.no_hits" values={{ term }} /></p>
      )}
      {state === 'results' && (
        <div id={SUGGESTIONS_ID} role="listbox" className={css['panel']} aria-label={intl.formatMessage({ id: 'search.suggestions' })}>
          {products.map((product, row) => (
            <Link key={product.id} {...option(row)} to={product.to} className={css['row']}>
              {product.image !== undefined && <Picture path={product.image} alt="" width={THUMB} height={THUMB} />}
              <span className={css['name']}>
                {product.title}
                <span className={css['pack']}><PackContentView label={product.pack.label} /></span>
              </span>
              {product.isDiscontinued
                ? <span className={css['pack']}><FormattedMessage id="listing.discontinued" /></span>
                : <span className={css['price']}><MoneyText money={product.price.current} /></span>}
            </Link>
          ))}
          <Link {...option(products.length)} to={showAll} className={css['all']}>
            <FormattedMessage id="search.show_all" values={{ count: total }} />
          </Link>
        </div>
      )}
    </>
  )
}
