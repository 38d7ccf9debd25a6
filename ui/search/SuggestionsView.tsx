import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
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

type RowProps = Pick<SuggestionsViewProps, 'onOpened'> & {
  readonly row: number
  readonly isSelected: boolean
  readonly to: string
  readonly look: 'row' | 'all'
  readonly children: ReactNode
}

/** One suggestion; the keyboard moves over them from the field. */
const Row = ({ row, isSelected, to, look, onOpened, children }: RowProps) => (
  <Link id={suggestionId(row)} role="option" tabIndex={-1} aria-selected={isSelected} onClick={onOpened} to={to} className={css[look]}>
    {children}
  </Link>
)

/** Up to five products, and a link to all results. */
export const SuggestionsView = ({ state, term, products, total, selected, showAll, onOpened }: SuggestionsViewProps) => {
  const intl = useIntl()
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
            <Row key={product.id} row={row} isSelected={row === selected} to={product.to} look="row" onOpened={onOpened}>
              {product.image !== undefined && <Picture path={product.image} alt="" width={THUMB} height={THUMB} />}
              <span className={css['name']}>
                <NameText name={product.title} />
                <span className={css['pack']}><PackContentView label={product.pack.label} /></span>
              </span>
              {product.isDiscontinued
                ? <span className={css['pack']}><FormattedMessage id="listing.discontinued" /></span>
                : product.stock?.messageKey === 'listing.sale_stopped'
                  ? <span className={css['pack']}><FormattedMessage id="listing.sale_stopped" /></span>
                  : <span className={css['price']}><MoneyText money={product.price.current} /></span>}
            </Row>
          ))}
          <Row row={products.length} isSelected={selected === products.length} to={showAll} look="all" onOpened={onOpened}>
            <FormattedMessage id="search.show_all" values={{ count: total }} />
          </Row>
        </div>
      )}
    </>
  )
}
